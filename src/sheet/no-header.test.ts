import { describe, expect, it } from 'vitest';
import { startsWithData } from './no-header';

const rowsOf = (lines: readonly string[]) =>
  lines.map((line, at) => ({ number: at + 1, cells: line.split(';').map((cell) => cell) }));

describe('A sheet without a header', { tags: 'NU08' }, () => {
  it.each([
    ['codes, words and numbers', ['CHRYSLER;68377850AA;16400;1', 'CHRYSLER;68377851AB;900;1', 'FORD;1848A;12,50;2']],
    ['blank cells', ['A-1;;5', 'A-2;;6', 'B-3;red;7']],
    ['two rows', ['A-1;5', 'A-2;6']],
    ['one row', ['A-1;POA;Red']],
    ['days and addresses', ['Ann;a@x.test;2013-11-23T02:30', 'Bob;b@x.test;2014-11-22T16:43', 'Cy;;2015-02-11']],
    [
      'a word in a column of addresses',
      ['Ann;2013-11-23;ljenkins', 'Bob;2014-11-22;b@x.test', 'Cy;2015-02-11;c@x.test'],
    ],
    ['numbers for SKUs', ['1001;5.50', '1002;6', '1003;7']],
  ])('starts with a row like the others: %s', (_, lines) => {
    expect(startsWithData(rowsOf(lines))).toBe(true);
  });

  it.each([
    ['names of columns', ['Item;Net', 'A-1;5', 'A-2;6']],
    ['years for names', ['Item;2025;2026', 'A-1;5;6', 'A-2;6;7', 'Pumps;;', 'B-1;1;2']],
    ['a title', ['Price list 2026', 'A-1;5', 'A-2;6', 'A-3;7']],
    ['words alone', ['Brand;Country', 'Ford;US', 'Fiat;IT']],
    ['numbered names', ['Item;Price 1;Price 2', 'A-1;5;6', 'A-2;6;7']],
    ['days for names', ['Item;2026-01-01;2026-02-01', 'A-1;5;6', 'A-2;6;7']],
    [
      'days for names above a column of days',
      ['Item;2026-01-01;2026-02-01', 'A-1;5;2026-03-01', 'A-2;6;7', 'A-3;8;9', 'A-4;5;6', 'A-5;1;2'],
    ],
    ['names above one row', ['Item;Net', 'A-1;5']],
    ['years above one row', ['Item;2026', 'A-1;5']],
    ['one row of words', ['Item;Net']],
    ['one cell', ['A-1']],
  ])('is not a sheet that starts with %s', (_, lines) => {
    expect(startsWithData(rowsOf(lines))).toBe(false);
  });
});
