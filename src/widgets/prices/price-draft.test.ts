import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { priceRecordSchema } from '../../wire/price';
import { hasGaps } from './editable-prices';
import {
  addPrice,
  changedPrices,
  emptyPriceDraft,
  type PriceDraft,
  priceDraftOf,
  priceIssues,
  priceProblem,
  pricesToSend,
  removePrice,
  setDraftPrice,
} from './price-draft';

const record = v.parse(priceRecordSchema, {
  ID: 4127,
  MAIN_SKU: 'CL-ST-075-RED',
  GROUP_NAME: 'Crowned strip',
  SP_AUD_01: '12.3',
  SP_AUD_02: '',
  SP_AUD_03: 11.4,
  SP_USD_01: 'POA',
});

const filled: PriceDraft = { mainSku: 'A-1', group: '', prices: { AUD: ['1', '2'], USD: ['3'] } };

describe('A new price', () => {
  it('starts with three empty inputs in each currency', { tags: 'A032' }, () => {
    expect(emptyPriceDraft()).toEqual({ mainSku: '', group: '', prices: { AUD: ['', '', ''], USD: ['', '', ''] } });
  });
});

describe('The draft of a record', () => {
  it('lists the set prices of each currency', { tags: 'A039' }, () => {
    expect(priceDraftOf(record).prices).toEqual({ AUD: ['12.30', '11.40'], USD: ['POA'] });
  });

  it('shows prices with two to four decimals, and other text unchanged', () => {
    const odd = { ...record, SP_AUD_01: '1234.5', SP_AUD_02: '3.1257', SP_AUD_03: '1,234.50', SP_AUD_04: '0.123456' };
    expect(priceDraftOf(odd).prices.AUD).toEqual(['1234.50', '3.1257', '1,234.50', '0.123456']);
  });

  it('has gaps when a level before a set price is unset', () => {
    expect(hasGaps(record)).toBe(true);
    expect(hasGaps({ ...record, SP_AUD_02: '12' })).toBe(false);
  });

  it('lists the changed levels', () => {
    expect(changedPrices(priceDraftOf(record), record)).toEqual([
      { key: 'SP_AUD_02', mine: '11.40', theirs: '' },
      { key: 'SP_AUD_03', mine: '', theirs: '11.4' },
    ]);
  });

  it('is unchanged when only the notation of a price differs', () => {
    const levels: PriceDraft = { mainSku: 'A-1', group: '', prices: { AUD: ['12.30', '', '11.40'], USD: ['POA'] } };
    expect(changedPrices(levels, record)).toEqual([]);
  });
});

describe('The inputs of a currency', () => {
  it('are added one by one, up to 20', { tags: 'A051' }, () => {
    let draft = filled;
    for (let added = 0; added < 30; added += 1) draft = addPrice(draft, 'AUD');
    expect(draft.prices.AUD).toHaveLength(20);
    expect(draft.prices.USD).toHaveLength(1);
  });

  it('are removed one by one, down to one', () => {
    expect(removePrice(filled, 'AUD', 0).prices.AUD).toEqual(['2']);
    expect(removePrice(filled, 'USD', 0).prices.USD).toEqual(['3']);
  });

  it('change one at a time', () => {
    expect(setDraftPrice(filled, 'AUD', 1, '9').prices).toEqual({ AUD: ['1', '9'], USD: ['3'] });
  });
});

describe('A draft is valid', () => {
  it('when the SKU is chosen and every input is filled', () => {
    expect(priceIssues(filled)).toEqual([]);
  });

  it('only with a SKU that is not blank', () => {
    expect(priceIssues({ ...filled, mainSku: ' ' })).toEqual([{ kind: 'choose' }]);
  });

  it('only without blank inputs', () => {
    expect(priceIssues(setDraftPrice(filled, 'USD', 0, '  '))).toEqual([{ kind: 'fill', key: 'SP_USD_01' }]);
  });

  it('only without invalid prices', () => {
    expect(priceIssues(setDraftPrice(filled, 'AUD', 1, '-7.85'))).toEqual([
      { kind: 'correct', key: 'SP_AUD_02', problem: 'below-zero' },
    ]);
  });

  it('with unchanged stored prices, even invalid ones', () => {
    const own = { ...record, SP_AUD_01: '1,234.50' };
    expect(priceIssues(priceDraftOf(own), own)).toEqual([]);
    expect(priceIssues(setDraftPrice(priceDraftOf(own), 'AUD', 0, '1,234.51'), own)).toEqual([
      { kind: 'correct', key: 'SP_AUD_01', problem: 'not-plain' },
    ]);
    expect(priceIssues(setDraftPrice(priceDraftOf(own), 'USD', 0, '1,234.50'), own)).toHaveLength(1);
  });

  it('and is sent with trimmed prices', () => {
    expect(pricesToSend(setDraftPrice(filled, 'AUD', 0, ' 12.50 ')).AUD).toEqual(['12.50', '2']);
  });
});

describe('A price', () => {
  it.each(['0', '12', '12.5', '.5', '1234567890.1234', 'POA', 'on request', ''])('may be %j', (text) => {
    expect(priceProblem(text)).toBeUndefined();
  });

  it.each([
    ['-7.85', 'below-zero'],
    ['0.12345', 'too-many-decimals'],
    ['12345678901', 'too-large'],
    ['1,234.50', 'not-plain'],
    ['12,5', 'not-plain'],
    ['1e5', 'not-plain'],
    ['12.', 'not-plain'],
    ['$5', 'not-plain'],
    ['AUD 5', 'not-plain'],
    ['??', 'not-plain'],
    ['price on application only', 'too-long'],
  ])('may not be %j: %s', (text, problem) => {
    expect(priceProblem(text)).toBe(problem);
  });
});
