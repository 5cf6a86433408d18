import grid from 'react-data-grid/lib/styles.css?inline';
import { uiDataStyles } from '../ui/data-styles';
import list from './list.css?inline';
import listGrid from './list-grid.css?inline';
import print from './print.css?inline';

/** The stylesheets of a list: its controls, the grid's own, then ours on top. */
export const listStyles: readonly string[] = [...uiDataStyles, grid, list, listGrid, print];
