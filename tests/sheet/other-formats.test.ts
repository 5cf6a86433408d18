import { describe, expect, it } from 'vitest';
import { type BookType, utils, write } from 'xlsx';
import { type Outcome, outcomeOf } from './outcome';

const rows = [
  ['MAIN_SKU', 'NAME', 'PRICE'],
  ['0012', 'Court paint, "green"', 12.5],
  ['A-2', 'Größe\nzwei', -3],
];

const book = (bookType: BookType): Blob =>
  new Blob([
    write({ SheetNames: ['Prices'], Sheets: { Prices: utils.aoa_to_sheet(rows) } }, { type: 'array', bookType }),
  ]);

const csv = 'MAIN_SKU;NAME\r\nA-1;Größe\r\nA-2;"one;\r\ntwo ""three"""\r\n';

const utf16 = (text: string, isLittleEndian: boolean): Blob => {
  const view = new DataView(new ArrayBuffer(text.length * 2 + 2));
  view.setUint16(0, 0xfeff, isLittleEndian);
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(index * 2 + 2, text.charCodeAt(index), isLittleEndian);
  }
  return new Blob([view.buffer]);
};

const files: readonly (readonly [name: string, file: Blob, outcome: Outcome])[] = [
  ['biff8.xls', book('biff8'), [2, 3]],
  ['biff5.xls', book('biff5'), [2, 3]],
  ['macros.xlsm', book('xlsm'), [2, 3]],
  ['binary.xlsb', book('xlsb'), 'wrong-spreadsheet'],
  ['flat.fods', book('fods'), 'wrong-type'],
  ['libre.ods', book('ods'), 'wrong-spreadsheet'],
  ['spreadsheet.xml', book('xlml'), 'wrong-spreadsheet'],
  ['interchange.dif', book('dif'), 'wrong-spreadsheet'],
  ['utf-8.csv', new Blob([csv]), [2, 2]],
  ['utf-8-mark.csv', new Blob([`\ufeff${csv}`]), [2, 2]],
  ['utf-16-le.csv', utf16(csv, true), [2, 2]],
  ['utf-16-be.csv', utf16(csv, false), [2, 2]],
  ['latin-1.csv', new Blob([Uint8Array.from(csv, (char) => char.charCodeAt(0))]), [2, 2]],
  ['tabs.txt', new Blob([csv.replaceAll(';', '\t')]), [2, 2]],
  ['header.csv', new Blob(['MAIN_SKU,NAME\n']), 'header-only'],
];

describe('Files of other formats', () => {
  it.each(files)('have the expected outcome: %s', { tags: 'B012' }, async (name, file, outcome) => {
    expect(await outcomeOf(file, name)).toEqual(outcome);
  });
});
