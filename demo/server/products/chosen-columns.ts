import { type ChooseColumns, chosenColumns as chooseOf } from '../lists/chosen-columns';
import { productKeys } from './product-columns';
import type { ProductRecord } from './product-record';

/**
 * A function that leaves of a product what `tableColumns` asks for, ID and VERSION always; none asked for means all.
 *
 * @throws Refusal 400 for a key that is no column
 */
export const chosenColumns = (tableColumns: readonly string[]): ChooseColumns<ProductRecord> =>
  chooseOf(productKeys, tableColumns);
