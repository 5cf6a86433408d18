import type { Cell } from '../../../../src/sheet/cell';
import { cellText } from '../../../../src/sheet/cell-text';
import { type DecimalSign, readNumber } from '../../../../src/sheet/numbers';
import type { Reading, SheetKind } from '../../uploads/sheet-kind';
import { type ProductFieldKey, productFieldKeys, productKind } from '../product-columns';
import {
  imageValue,
  listValue,
  numberValue,
  type ProductValue,
  statusValue,
  textValue,
  yesNoValue,
} from '../product-value';
import { readTextList } from '../text-list';

const isNumeric = (key: ProductFieldKey): boolean => key !== 'IMAGE_URL' && productKind(key) === 'number';

/** What a product file has: the fields of a product, lists separated by commas, yes and no as words. */
export const productSheet: SheetKind<ProductFieldKey, ProductValue> = {
  name: 'a product file',
  keys: productFieldKeys,
  noColumns: {
    column: 'GROUP_NAME',
    reason: 'is missing, and so is every other field: at least one column is needed besides MAIN_SKU',
  },
  numbers: 'Numbers',
  isNumeric,
  read: readCell,
};

function readCell(key: ProductFieldKey, cell: Cell, sign: DecimalSign): Reading<ProductValue> {
  if (key === 'IMAGE_URL') return imageValue(cellText(cell));
  if (key === 'STATUS') return statusValue(cellText(cell));
  switch (productKind(key)) {
    case 'number':
      return readNumberCell(cell, sign);
    case 'yesNo':
      return yesNoValue(typeof cell === 'number' ? cellText(cell) : cell);
    case 'list':
    case 'companies':
      return listValue(readTextList(cellText(cell)));
    case 'text':
      return textValue(cellText(cell));
  }
}

function readNumberCell(cell: Cell, sign: DecimalSign): Reading<ProductValue> {
  const reading = readNumber(cell, sign);
  switch (reading.kind) {
    case 'blank':
      return numberValue('');
    case 'number':
      return numberValue(reading.decimal);
    case 'text':
      return numberValue(reading.text);
  }
}
