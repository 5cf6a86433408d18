import { expect, it } from 'vitest';
import { makeXlsx } from '../../../tests/sheet/make-xlsx';
import { openXlsx } from './open-xlsx';

it('reads pages while another reader iterates over all rows', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}"><v>${at}</v></c></row>`);
  const book = await openXlsx(makeXlsx({ sheets: [{ rows: rows.join('') }] }));
  const { store } = await book.open(0);
  const passed: unknown[] = [];
  const pass = async () => {
    for await (const batch of store.batches()) passed.push(...batch.map(({ cells: [value] }) => value));
  };
  const pages = async () => {
    const found: unknown[] = [];
    for (let from = 0; from < 1000; from += 50) {
      found.push(...(await store.read(from, from + 50)).map(({ cells: [value] }) => value));
    }
    return found;
  };
  const [found] = await Promise.all([pages(), pass(), pass(), pages()]);
  const all = rows.map((_, at) => at);
  expect(passed.toSorted((a, b) => Number(a) - Number(b))).toEqual(all.flatMap((at) => [at, at]));
  expect(found).toEqual(all);
});
