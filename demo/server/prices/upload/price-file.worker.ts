import { rowsReader } from '../../uploads/rows-reader';
import { priceSheet } from './price-sheet';

/** Reads a price file, in a Worker. */
export const readFile = rowsReader(priceSheet);
