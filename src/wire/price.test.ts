import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { priceRecordSchema } from './price';
import { priceKey, priceKeys, priceKeysOf, priceLabel } from './price-levels';

describe('Price fields', () => {
  test('are 40, from SP_AUD_01 to SP_USD_20', { tags: 'A038' }, () => {
    expect(priceKeys).toHaveLength(40);
    expect(new Set(priceKeys).size).toBe(40);
    expect([priceKeys[0], priceKeys[19], priceKeys[20], priceKeys[39]]).toEqual([
      'SP_AUD_01',
      'SP_AUD_20',
      'SP_USD_01',
      'SP_USD_20',
    ]);
  });

  test('have readable labels', () => {
    expect(priceKeysOf('AUD').map(priceLabel)[0]).toBe('SP - AUD - 01');
  });

  test('are found by position from 1', () => {
    expect(priceKey('USD', 20)).toBe('SP_USD_20');
    expect(() => priceKey('USD', 0)).toThrow(RangeError);
    expect(() => priceKey('USD', 21)).toThrow(RangeError);
  });
});

describe('A price record', () => {
  test('has every price as text, empty where unset, in any response shape', { tags: 'A038' }, () => {
    const record = v.parse(priceRecordSchema, {
      ID: 7,
      MAIN_SKU: 'A',
      SP_AUD_01: 12.5,
      SP_AUD_02: null,
      SP_AUD_04: ' POA ',
      SP_USD_01: '0.1234',
    });
    expect(record).toMatchObject({
      SP_AUD_01: '12.5',
      SP_AUD_02: '',
      SP_AUD_03: '',
      SP_AUD_04: 'POA',
      SP_USD_01: '0.1234',
    });
  });

  test.each(['product', 'PRODUCT'])('has its product under %s', (name) => {
    const record = v.parse(priceRecordSchema, {
      ID: 'x',
      [name]: {
        MAIN_SKU: 'A',
        GROUP_NAME: 'Lines',
        UNIT_SIZE: 50,
        LOGO_CHANGEABLE: 'YES',
        EXCLUSIVE: false,
        PRIME_LOGO_NAMES: ['a', null, 'b'],
        APPLICATION_GROUP: 'Tennis',
      },
    });
    expect(record).toMatchObject({ MAIN_SKU: 'A', GROUP_NAME: 'Lines' });
    expect(record.product).toMatchObject({
      UNIT_SIZE: '50',
      LOGO_CHANGEABLE: true,
      EXCLUSIVE: false,
      PRIME_LOGO_NAMES: ['a', 'b'],
      APPLICATION_GROUP: ['Tennis'],
      EXCLUSIVE_FOR_COMPANY: [],
    });
  });

  test('preserves ID and version unchanged, and unknown fields for events', () => {
    const sent = { ID: '0012', VERSION: 3, MAIN_SKU: 'A', LEGACY: { deep: true } };
    const record = v.parse(priceRecordSchema, sent);
    expect([record.ID, record.VERSION]).toEqual(['0012', 3]);
    expect(record.source).toEqual(sent);
    expect(record).not.toHaveProperty('LEGACY');
  });

  test('has no version if the back end has none', () => {
    expect(v.parse(priceRecordSchema, { ID: 1, VERSION: null })).not.toHaveProperty('VERSION');
  });

  test('may have no field but its ID', () => {
    expect(v.parse(priceRecordSchema, { ID: 1 })).toMatchObject({ MAIN_SKU: '', GROUP_NAME: '', SP_USD_20: '' });
  });
});
