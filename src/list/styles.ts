import { uiDataStyles } from '../ui/data-styles';
import { tableStyles } from '../ui/table/styles';
import list from './list.css?inline';

/** The stylesheets of a list: its controls, its table, then its own. */
export const listStyles: readonly string[] = [...uiDataStyles, ...tableStyles, list];
