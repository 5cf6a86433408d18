import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  priceChangeSchema,
  priceChangesSchema,
  priceUploadSchema,
  takeBackPreviewSchema,
  takenBackSchema,
} from './price-history';

describe('An entry of the history', { tags: 'L201' }, () => {
  it('is parsed with person, origin, file and prices', () => {
    const item = {
      ID: 7,
      MAIN_SKU: 'A-1',
      CHANGED_AT: '2026-11-20T03:45:00Z',
      CHANGED_BY: { NAME: 'Ada', EMAIL: 'ada@example.com' },
      KIND: 'upload',
      UPLOAD: { ID: 3, FILE_NAME: 'march.csv' },
      ACTION: 'created',
      CHANGES: [
        { KEY: 'SP_AUD_01', OLD: '', NEW: 12.5 },
        { KEY: 'SP_EUR_01', OLD: '', NEW: '3' },
      ],
    };
    expect(v.parse(priceChangeSchema, item)).toEqual({
      id: 7,
      sku: 'A-1',
      action: 'created',
      at: '2026-11-20T03:45:00Z',
      by: 'Ada',
      origin: 'upload',
      fileName: 'march.csv',
      differences: [{ key: 'SP_AUD_01', from: '', to: '12.5' }],
    });
  });

  it('is parsed when most of it is missing or unknown', () => {
    const item = { ID: 'x', CHANGED_BY: { EMAIL: 'ada@example.com' }, KIND: 'import', UPLOAD: null, CHANGES: null };
    expect(v.parse(priceChangeSchema, item)).toMatchObject({
      id: 'x',
      action: 'changed',
      by: 'ada@example.com',
      origin: undefined,
      fileName: '',
      differences: [],
    });
  });
});

describe('An upload', { tags: 'L204' }, () => {
  it('is parsed with counts as text, and with its taking back', () => {
    const item = { ID: 3, FILE_NAME: 'a.csv', UPLOADED_BY: 'Ada', CREATED: '2', CHANGED: null };
    expect(v.parse(priceUploadSchema, item)).toEqual({
      id: 3,
      fileName: 'a.csv',
      encoding: '',
      at: '',
      by: 'Ada',
      created: 2,
      changed: undefined,
      pending: undefined,
      takenBack: undefined,
    });
    const TAKEN_BACK = { AT: '2026-11-20T03:45:00Z', NAME: 'Tom' };
    expect(v.parse(priceUploadSchema, { ...item, TAKEN_BACK }).takenBack).toEqual({ at: TAKEN_BACK.AT, by: 'Tom' });
  });

  it('may stand in a bare list', () => {
    const item = { MAIN_SKU: 'A-1', CHANGES: [] };
    const { items, next } = v.parse(priceChangesSchema, [item]);
    expect([items.map(({ sku }) => sku), next]).toEqual([['A-1'], undefined]);
    expect(v.parse(priceChangesSchema, { items: [item], next: 4 }).next).toBe(4);
    for (const none of [null, undefined]) expect(v.parse(priceChangesSchema, none).items).toEqual([]);
    expect(v.is(priceChangesSchema, 'none')).toBe(false);
  });

  it('that was taken back has the count of records, or none', () => {
    const parsed = v.parse(takeBackPreviewSchema, {
      upload: { ID: 3, FILE_NAME: 'a.csv', UPLOADED_AT: '', UPLOADED_BY: null },
      deleted: 1,
      restored: '2',
      items: [{ PRICE_ID: 9, MAIN_SKU: 'A-1', ACTION: 'deleted', CHANGES: [] }],
      changedSince: { total: 0, items: null },
    });
    expect([parsed.deleted, parsed.restored, parsed.items[0]?.id, parsed.changedSince.items]).toEqual([1, 2, 9, []]);
    expect(parsed.upload?.fileName).toBe('a.csv');
    expect(v.parse(takenBackSchema, { deleted: 1, restored: 2 })).toBe(3);
    expect(v.parse(takenBackSchema, null)).toBeUndefined();
  });

  it('is read where nothing is sent about the upload', { tags: 'OC33' }, () => {
    const preview = { deleted: 1, restored: 2, items: [], changedSince: { total: 0, items: [] } };
    expect(v.parse(takeBackPreviewSchema, preview)).toEqual({ ...preview, upload: undefined });
  });
});
