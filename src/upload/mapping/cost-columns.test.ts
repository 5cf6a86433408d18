import { describe, expect, it } from 'vitest';
import { costCurrencyOf, suggestsCosts } from './cost-columns';

const column = (name: string, sample = '12.50') => ({ name, key: undefined, samples: [sample] });

describe('A column with costs', { tags: ['QC04', 'QC103'] }, () => {
  it.each([
    'EK EUR',
    'Net',
    'Dealer price',
    'Цена',
    'Закупочная цена',
    'Стоимость опт, руб',
    'Alış fiyatı',
    '批发价格',
  ])('is offered for %s', (name) => {
    expect(suggestsCosts(column(name))).toBe(true);
  });

  it.each(['LİSTE FİYATI', 'Ціна', 'ОПТ', 'Оптова ціна', 'SRP, US', 'ΤΙΜΗ_Α', 'Preț'])(
    'is offered for %s, too',
    { tags: 'QC142' },
    (name) => {
      expect(suggestsCosts(column(name))).toBe(true);
    },
  );

  it('is not offered for other names, and none without a number', () => {
    for (const name of ['Weight', 'Разцена', 'Planet']) expect(suggestsCosts(column(name))).toBe(false);
    expect(suggestsCosts(column('Net', 'on request'))).toBe(false);
  });

  it.each([
    ['EK EUR', '615.38', 'EUR'],
    ['Preis in €', '10,00', 'EUR'],
    ['Стоимость опт, руб', '49846', 'RUB'],
    ['Variant Price USD', '100', 'USD'],
    ['Netto', '12,50 zł', 'PLN'],
    ['Net', '12.50', undefined],
    ['Price per ft', '12.50', undefined],
    ['Try it: $ net', '12.50', undefined],
    ['Net EUR or USD', '12.50', undefined],
    ['Net US$', '12.50', 'USD'],
    ['A$ net', '12.50', 'AUD'],
    ['NZ$', '12.50', 'NZD'],
    ['Net', 'S$ 12.50', 'SGD'],
    ['Net', '₱12.50', 'PHP'],
  ])('named %s, with %s, is in %s', (name, sample, currency) => {
    expect(costCurrencyOf(column(name, sample))).toBe(currency);
  });

  it('shown by the format of its numbers alone, is in the one currency of the formats', { tags: 'QC117' }, () => {
    const shown = (...textsBesideNumbers: string[]) => costCurrencyOf({ ...column('Net', '12.5'), textsBesideNumbers });
    expect([shown('€'), shown('€', 'EUR'), shown('€', 'CHF'), shown('kg')]).toEqual([
      'EUR',
      'EUR',
      undefined,
      undefined,
    ]);
    expect([shown('Ft'), shown('R'), shown('kr'), shown('Ft', 'kg')]).toEqual(['HUF', 'ZAR', undefined, 'HUF']);
    expect(costCurrencyOf({ ...column('Net CHF', '12.5'), textsBesideNumbers: ['€'] })).toBe('CHF');
  });
});
