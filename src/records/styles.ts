import recordForm from './record-form.css?inline';

/** The stylesheets of all record forms; adopted after those of the list. */
export const recordStyles: readonly string[] = [recordForm];
