import { rowsReader } from '../../uploads/rows-reader';
import { productSheet } from './product-sheet';

export const readFile = rowsReader(productSheet);
