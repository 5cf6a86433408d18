import conflict from './conflict.css?inline';
import fields from './fields.css?inline';

/** The stylesheets of all record forms; adopted after those of the list. */
export const recordStyles: readonly string[] = [fields, conflict];
