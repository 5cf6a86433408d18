import { describe, expect, it } from 'vitest';
import { priceShape } from '../../../tests/upload/price-shape';
import { mapFileColumns } from '../reading/file-columns';
import { priceColumnsToOffer } from './offer-prices';

const offered = (name: string, others: Readonly<Record<string, string>> = {}, value = '12.50') => {
  const names = [name, ...Object.keys(others)];
  const keys = [null, ...Object.values(others)];
  const columns = mapFileColumns(names, [{ number: 2, cells: names.map(() => value) }], priceShape, keys);
  const [column] = columns;
  if (column === undefined) throw new Error('there is a column');
  return priceColumnsToOffer(column, columns, priceShape).map(({ key }) => key);
};

describe('The offered prices', { tags: 'NC51' }, () => {
  it.each(['AUD ex GST', 'aud', 'Net AUD', 'Price (AUD)'])('are of the currency in %s', (name) => {
    expect(offered(name)).toEqual(['SP_AUD_01']);
  });

  it.each(['Price', 'Preis', 'Prix', 'Цена', 'List price', 'Стоимость', 'Hemen Al Fiyatı', 'מחיר ליחידה'])(
    'are of each currency for %s',
    (name) => {
      expect(offered(name)).toEqual(['SP_AUD_01', 'SP_USD_01']);
    },
  );

  it.each([
    ...['LİSTE FİYATI', 'Ціна', 'ΤΙΜΗ_Α', 'Preț unitar', 'Preço', 'Pris', 'Hinta', 'Harga', 'السعر'],
    ...['未含税单价', '단가', 'Đơn giá', 'цена без НДС'],
  ])('are of each currency for %s, too', { tags: 'QC142' }, (name) => {
    expect(offered(name)).toEqual(['SP_AUD_01', 'SP_USD_01']);
  });

  it.each([
    'Цена с НДС',
    'Ціна з ПДВ',
    'Cena s DPH',
    'Prezzo con IVA',
    'Precio IVA incluido',
    '含税单价',
    'Cena brutto',
  ])('are none for %s, which includes a tax', { tags: 'QC142' }, (name) => {
    expect(offered(name)).toEqual([]);
  });

  it('have the level in the name, or the first free one', () => {
    expect(offered('USD')).toEqual(['SP_USD_01']);
    expect(offered('AUD level 2')).toEqual(['SP_AUD_02']);
    expect(offered('AUD', { Net: 'SP_AUD_01' })).toEqual(['SP_AUD_02']);
    expect(offered('USD', { Net: 'SP_USD_01' })).toEqual([]);
  });

  it('are none for other names, prices with tax or in another currency, and blank columns', () => {
    for (const name of ['Country', 'Audio', 'AUD inc GST', 'Pack of 7', 'Price EUR', 'Цена, руб', 'Preis €'])
      expect(offered(name)).toEqual([]);
    expect(offered('AUD', {}, '')).toEqual([]);
  });
});
