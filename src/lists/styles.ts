import { uiDataStyles } from '../ui/data-styles';
import { tableStyles } from '../ui/table/styles';
import list from './list.css?inline';

export const listStyles: readonly string[] = [...uiDataStyles, ...tableStyles, list];
