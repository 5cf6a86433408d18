import { describe, expect, it } from 'vitest';
import { openSheet } from '../../src/sheet/open-sheet';
import { sheetFailureIds } from '../../src/sheet/sheet-failure';
import { hostileFiles } from './hostile-files';
import { sheet, worksheet } from './hostile-kit';
import { hostileSheets } from './hostile-sheets';
import { hostileSizes } from './hostile-sizes';
import { makeXlsx, rowsXml } from './make-xlsx';
import { outcomeOf } from './outcome';

const cases = [...hostileFiles, ...hostileSheets, ...hostileSizes];

describe('reading hostile and broken files', () => {
  it.each(cases.map((one) => [one.title, one] as const))(
    'has the expected outcome for %s',
    { tags: 'B012' },
    async (_, { file, name, outcome }) => {
      expect(await outcomeOf(file(), name ?? 'a.xlsx')).toEqual(outcome);
    },
  );
});

describe('the causes of failure', () => {
  it('each have a file here, except the time-out and the name', () => {
    const covered = new Set(cases.map(({ outcome }) => outcome));
    // The upload checks the name before it opens the sheet: tests/upload/supplier-lists.test.ts.
    expect(sheetFailureIds.filter((id) => !covered.has(id))).toEqual(['wrong-name', 'timed-out']);
  });
});

describe('text that could be harmful', () => {
  const texts = [
    '=1+1',
    '+1',
    '@SUM(A1)',
    '=cmd|" /C calc"!A0',
    '<img src=x onerror=alert(1)>',
    '__proto__',
    'constructor',
    '{{7*7}}',
  ];

  it('remains text without other effects', async () => {
    const escaped = texts.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
    const file = sheet(rowsXml([['__proto__', 'constructor', 'toString'], ...escaped.map((text) => [text, 1])]));
    const opened = await openSheet(file, { name: 'a.xlsx', known: [{ key: 'MAIN_SKU' }] });
    expect(opened.header.names).toEqual(['__proto__', 'constructor', 'toString']);
    expect((await opened.page(1, 50)).map(({ cells }) => cells[0])).toEqual(texts);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('resolves no entity and fetches nothing', async () => {
    const xml = `<!DOCTYPE x [<!ENTITY a "boom"><!ENTITY b SYSTEM "file:///etc/passwd">]>${worksheet('<sheetData><row r="1"><c r="A1" t="str"><v>&a;&b;</v></c></row><row r="2"><c r="A2"><v>1</v></c></row></sheetData>')}`;
    const opened = await openSheet(makeXlsx({ sheets: [{ xml }] }), { name: 'a.xlsx' });
    expect(opened.firstRows[0]?.cells).toEqual(['&a;&b;']);
  });
});
