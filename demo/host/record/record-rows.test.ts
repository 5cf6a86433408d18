import { expect, it } from 'vitest';
import { auditKinds } from '../../server/db/audit-kinds';
import { kindLabel, rowTexts, shownTexts, toCsv } from './record-rows';
import type { RecordMessages } from './texts/en';

const entry = {
  ID: 1,
  AT: '2026-11-24T00:57:03.123Z',
  KIND: 'user.changed',
  BY: { NAME: 'Ada', EMAIL: 'ada@example.com' },
  ADDRESS: '203.0.113.7',
  RECORD: { NAME: 'ben@example.com' },
  DETAIL: '',
  CHANGES: { ROLE: { FROM: null, TO: 'Sales' }, TAGS: { FROM: ['a', 'b'], TO: [] } },
};

it('An entry is a row of texts', { tags: 'PS26' }, () => {
  expect(rowTexts(entry)).toEqual([
    '2026-11-24 00:57:03',
    'Ada, ada@example.com',
    'User: changed',
    'ben@example.com',
    'ROLE: - → Sales\nTAGS: a, b → ',
    '203.0.113.7',
  ]);
  expect(rowTexts({ ...entry, BY: null, RECORD: null, DETAIL: 'GET /', CHANGES: {} }).slice(1, 5)).toEqual([
    'Somebody without an account',
    'User: changed',
    '',
    'GET /',
  ]);
});

it('On the page, old and new values of any direction stand from left to right', { tags: 'HC24' }, () => {
  const renamed = { ...entry, CHANGES: { NAME: { FROM: 'سامي', TO: 'رامي (2)' } } };
  expect(shownTexts(renamed)[4]).toBe('NAME: \u2066\u2068سامي\u2069 → \u2068رامي (2)\u2069\u2069');
  expect(rowTexts(renamed)[4]).toBe('NAME: سامي → رامي (2)');
  expect(shownTexts(renamed).toSpliced(4, 1)).toEqual(rowTexts(renamed).toSpliced(4, 1));
});

it('The exported file has no formulas, and quotes its texts', { tags: 'PS26' }, () => {
  expect(toCsv([['=1+1', 'a "b"', '@x', '2026-11-24']], ',')).toBe('\ufeff"\'=1+1","a ""b""","\'@x","2026-11-24"\r\n');
});

it.each([
  ['1;=1+1', "1;'=1+1"],
  ['a\n=1+1', "a\n'=1+1"],
  ['a\r\n +1', "a\r\n '+1"],
  ['x,=1,,-2', "x,'=1,,'-2"],
  ['x\t@y', "x\t'@y"],
  ['  =1', "  '=1"],
  ['";"=1', `";"'=1`],
  ['\t=1', "'\t'=1"],
  ['-5', "'-5"],
  ['+61 2 1234', "'+61 2 1234"],
  ['a=1; b-c, d@example.com', 'a=1; b-c, d@example.com'],
  ['ROLE: - → Sales', 'ROLE: - → Sales'],
])('In a cell %j no part is a formula where the file is split elsewhere', { tags: 'HC23' }, (text, safe) => {
  expect(toCsv([[text]], ',')).toBe(`\ufeff"${safe.replaceAll('"', '""')}"\r\n`);
});

it.each([
  ['ar', ','],
  ['de', ';'],
  ['en', ','],
  ['es', ';'],
  ['fr', ';'],
  ['zh', ','],
])('In %s the cells are separated by %s', { tags: 'HC23' }, async (language, separator) => {
  const { texts }: { readonly texts: RecordMessages } = await import(`./texts/${language}.ts`);
  expect(toCsv([['a', 'b']], texts.separator)).toBe(`\ufeff"a"${separator}"b"\r\n`);
});

it.each([
  ['user.authenticator-removed', 'User: authenticator removed'],
  ['sign-in.refused', 'Sign-in: refused'],
])('The kind %s is shown as %s', { tags: 'PS26' }, (kind, label) => {
  expect(kindLabel(kind)).toBe(label);
});

it.each(['ar', 'de', 'en', 'es', 'fr', 'zh'])(
  'Every kind of entry of the server has a text in %s',
  async (language) => {
    const { texts }: { readonly texts: RecordMessages } = await import(`./texts/${language}.ts`);
    const ofNewAreas = auditKinds.filter((kind) => !Object.hasOwn(texts.kinds, kind));
    expect(ofNewAreas.filter((kind) => !/\.(created|changed|deleted)$/.test(kind))).toEqual([]);
  },
);
