import grid from 'react-data-grid/lib/styles.css?inline';
import rightToLeft from './right-to-left.css?inline';
import table from './table.css?inline';

/** Stylesheets of a table, in cascade order. */
export const tableStyles: readonly string[] = [grid, rightToLeft, table];
