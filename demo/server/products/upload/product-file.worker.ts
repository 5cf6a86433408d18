import { rowsReader } from '../../uploads/rows-reader';
import { productSheet } from './product-sheet';

/** Runs in a Worker. */
export const readFile = rowsReader(productSheet);
