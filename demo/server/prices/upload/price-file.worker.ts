import { rowsReader } from '../../uploads/rows-reader';
import { priceSheet } from './price-sheet';

/** Runs in a Worker. */
export const readFile = rowsReader(priceSheet);
