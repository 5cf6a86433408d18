import conflict from './conflict.css?inline';

/** The stylesheets of what the forms of all kinds of records show; adopted after those of the list. */
export const recordStyles: readonly string[] = [conflict];
