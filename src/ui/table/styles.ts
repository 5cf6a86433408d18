import grid from 'react-data-grid/lib/styles.css?inline';
import columnChooser from './column-chooser.css?inline';
import print from './print.css?inline';
import table from './table.css?inline';

/** Stylesheets of a table, in cascade order, also for printing. */
export const tableStyles: readonly string[] = [grid, columnChooser, table, print];
