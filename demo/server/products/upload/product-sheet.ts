import { type Cell, cellText } from '../../../../src/sheet/cell';
import { type DecimalSeparator, readNumber } from '../../../../src/sheet/numbers';
import { isList, keysOf } from '../../../../src/wire/field';
import type { FieldValue, InputValue } from '../../../../src/wire/field-value';
import { productFields } from '../../../../src/wire/product';
import { parseTextList } from '../../../../src/wire/text-list';
import { fieldReading } from '../../http/field-reading';
import type { SheetKind } from '../../uploads/sheet-kind';
import { type ProductFieldKey, writableFields } from '../product-record';

/** The columns of a product file. Lists are separated by commas. */
export const productSheet: SheetKind<ProductFieldKey, FieldValue> = {
  name: 'a product file',
  keys: keysOf(writableFields),
  noColumns: {
    column: 'GROUP_NAME',
    reason: 'is missing, and so is every other field: at least one column is needed besides MAIN_SKU',
  },
  numbers: 'Numbers',
  isNumeric: (key) => productFields[key].kind === 'number',
  read: (key, cell, separator) => fieldReading(productFields[key], givenOf(key, cell, separator)),
};

function givenOf(key: ProductFieldKey, cell: Cell, separator: DecimalSeparator): InputValue {
  const field = productFields[key];
  if (isList(field)) return parseTextList(cellText(cell));
  if (field.kind === 'yes-no') return cell;
  if (field.kind !== 'number') return cellText(cell);
  const number = readNumber(cell, separator);
  if (number.kind === 'blank') return '';
  return number.kind === 'number' ? number.decimal : number.text;
}
