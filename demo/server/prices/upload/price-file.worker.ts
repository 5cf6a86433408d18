import { rowsReader } from '../../uploads/rows-reader';
import { priceSheet } from './price-sheet';

export const readFile = rowsReader(priceSheet);
