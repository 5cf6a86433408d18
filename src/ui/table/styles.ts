import grid from 'react-data-grid/lib/styles.css?inline';
import columnChooser from './column-chooser.css?inline';
import print from './print.css?inline';
import table from './table.css?inline';

/** The stylesheets of a table: the grid's own, then ours on top, on paper too. */
export const tableStyles: readonly string[] = [grid, columnChooser, table, print];
