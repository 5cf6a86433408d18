import grid from 'react-data-grid/lib/styles.css?inline';
import list from './list.css?inline';
import listGrid from './list-grid.css?inline';
import print from './print.css?inline';

/** The stylesheets of a list: the grid's own, then ours on top. */
export const listStyles: readonly string[] = [grid, list, listGrid, print];
