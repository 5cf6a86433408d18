import { describe, expect, it } from 'vitest';
import { stubLocalStorage } from '../../../tests/support/app/storage';
import { checkedFile, readingOf, shape } from '../../../tests/upload/text-file';
import type { ReadingOptions } from '../../machines/reading.types';
import type { CostRule } from '../../wire/cost-rule';
import { formatDecimal } from '../../wire/decimal-arithmetic';
import { createMappingMemory } from '../mapping/mapping-memory';
import { withMappingAndCosts } from '../mapping/mapping-options';
import { findCostExample } from '../pricing/cost-example';
import { matchTemplate, templateContentOf } from '../templates/template-content';

const lines = ['SKU;Preis;Faktor', 'A;12,50;100', 'B;3,00;12', 'C;7,00;', 'D;5,00;0'];
const columns = ['MAIN_SKU', 'SP_AUD_01', null];
const unnamed: ReadingOptions = { header: 0, columns };

async function mappedOptions(options: ReadingOptions, unitColumn: number | undefined) {
  const opened = await readingOf(lines, options).open();
  return { opened, options: withMappingAndCosts(options, { ...opened, unitColumn }, opened) };
}

describe('The column that the user says has the units of prices', { tags: 'QC160' }, () => {
  stubLocalStorage();

  it('divides prices at once, by numbers of packs too, whatever its name is', async () => {
    const { options } = await mappedOptions(unnamed, 2);
    const { read, checked } = await checkedFile(lines, options);
    const { rows } = await read.page(1, 50, 'all');
    expect(rows.map(({ cells }) => cells.SP_AUD_01)).toEqual(['0.125', '0.25', '7', '5']);
    expect(checked.offers.priceUnits).toMatchObject({
      prices: 2,
      columns: [2],
      unnamed: 1,
      unclear: 1,
      isAsked: false,
    });
    expect(checked.findings.find(({ kind }) => kind === 'no-unit')?.cells).toBe(1);
  });

  it('is forgotten, and prices are asked about again, once the column is chosen for something else', async () => {
    const { options } = await mappedOptions(unnamed, 2);
    expect((await mappedOptions(options, undefined)).options).toEqual(unnamed);
  });

  it('comes before a column whose name has units', async () => {
    const file = ['SKU;Preis;Preiseinheit;Faktor', 'A;12,00;100;10'];
    const { read } = await checkedFile(file, {
      header: 0,
      columns: [...columns, null],
      unitColumn: 3,
      priceUnits: 'divided',
    });
    expect((await read.page(1, 1, 'all')).rows[0]?.cells.SP_AUD_01).toBe('1.2');
  });

  it('is that of next month, by the header and by a template', async () => {
    const { opened, options } = await mappedOptions(unnamed, 2);
    const memory = createMappingMemory('prices');
    memory.store(opened, { ...options, columns }, 'march.csv');
    expect(memory.recall(opened)).toMatchObject({ unitColumn: 2, priceUnits: 'divided' });
    const content = templateContentOf(opened, options);
    expect(content && matchTemplate(content, opened)?.options).toMatchObject({ unitColumn: 2, priceUnits: 'divided' });
  });

  it('divides the cost in the example of a rule, too', async () => {
    const rule: CostRule = { currency: 'AUD', rounding: '0.01', markups: { kind: 'each', percents: [] } };
    const opened = await readingOf(lines, { header: 0, columns: ['MAIN_SKU', null, null] }).open();
    const mapping = { ...opened, costColumns: [1], unitColumn: 2 };
    const example = findCostExample({ opened, mapping, shape, separator: 'comma' }, { column: 1, rule });
    expect(example && formatDecimal(example.cost)).toBe('0.125');
  });
});
