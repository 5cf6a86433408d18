import { expect, test } from 'vitest';
import * as XLSX from 'xlsx';
import { newWorkbook } from './workbook';

test('Texts of an export are shared strings, which other programs unescape only once', { tags: 'QC44' }, () => {
  const workbook = newWorkbook('Prices');
  workbook.add([['A_x0041_ & <B>', 12]]);
  const bytes = workbook.finish();
  const entry = XLSX.CFB.find(XLSX.CFB.read(bytes, { type: 'array' }), '/xl/worksheets/sheet1.xml');
  const xml = new TextDecoder().decode(new Uint8Array(entry?.content ?? []));
  expect(xml).toContain('t="s"');
  expect(xml).not.toContain('t="str"');
});
