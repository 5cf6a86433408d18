import { rowsReader } from '../../uploads/rows-reader';
import { productSheet } from './product-sheet';

/** Reads a product file, in a Worker. */
export const readFile = rowsReader(productSheet);
