import { expect, test } from 'vitest';
import { oldXls } from '../../../tests/sheet/old-xls';
import { shape } from '../../../tests/upload/text-file';
import { canSendFileItself } from '../preview/validation-issues';
import { createReading } from './reading';

const rows = [
  ['MAIN_SKU', 'Наименование товара', 'SP_AUD_01'],
  ['A-1', 'Насос циркуляционный, сталь', '41'],
];

test('an .xls without a code page shows its encoding, takes another, and is not sent as it is', {
  tags: 'QC47',
}, async () => {
  const read = createReading(oldXls(rows, 'windows-1251'), 'prices.xls', () => {});
  const opened = await read.open(shape, {});
  expect(opened).toMatchObject({ encoding: 'windows-1251', canChooseEncoding: true });
  expect(opened.columns.map(({ name }) => name)).toEqual(rows[0]);
  expect(canSendFileItself(opened, undefined, {})).toBe(false);
  const changed = await read.open(shape, { encoding: 'koi8-r' });
  expect(changed).toMatchObject({ encoding: 'koi8-r', canChooseEncoding: true });
  expect(changed.columns[1]?.name).not.toBe(rows[0]?.[1]);
});

test('an .xls that names its code page has no encoding to choose', { tags: 'QC47' }, async () => {
  const read = createReading(oldXls(rows, 'windows-1251', 1251), 'prices.xls', () => {});
  const opened = await read.open(shape, {});
  expect(opened).toMatchObject({ encoding: undefined, canChooseEncoding: false });
  expect(opened.columns[1]?.name).toBe(rows[0]?.[1]);
});
