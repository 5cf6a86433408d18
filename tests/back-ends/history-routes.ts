import { Hono } from 'hono';
import type { WireRecord } from './respond';
import type { RouteContext } from './route-context';

const by = { ID: 9, NAME: 'Ines Moreau', EMAIL: 'ines@courts.example' };
const at = new Date('2026-03-02T09:30:00Z');

/** One upload, which changed one price, in the form of the variant; the calls are those of docs/back-end.md. */
export function historyRoutes({ variant, store, send }: RouteContext): Hono {
  const isScant = variant.history === 'scant';
  const price = () => store().prices.find(({ MAIN_SKU }) => MAIN_SKU === 'A-1');
  const upload = (): WireRecord => {
    const named = { ID: 'u/1', FILE_NAME: 'spring.xlsx', UPLOADED_AT: at };
    return isScant
      ? { ...named, UPLOADED_BY: by.NAME }
      : { ...named, UPLOADED_BY: by, ENCODING: null, CREATED: 0, CHANGED: 1, PENDING: 0, TAKEN_BACK: null };
  };
  const change = (): WireRecord => {
    const made = { MAIN_SKU: 'A-1', CHANGED_AT: at, UPLOAD: { ID: 'u/1', FILE_NAME: 'spring.xlsx' } };
    return isScant
      ? { ...made, CHANGED_BY: by.NAME, CHANGES: [{ KEY: 'SP_AUD_01', OLD: 12, NEW: 12.5 }] }
      : {
          ...{ ...made, ID: 3, PRICE_ID: price()?.ID, CHANGED_BY: by, KIND: 'upload', ACTION: 'changed' },
          CHANGES: [{ KEY: 'SP_AUD_01', OLD: '12', NEW: '12.5' }],
        };
  };
  /** A page, without `meta` if the variant is scant. */
  const pageOf = (item: WireRecord) => {
    if (variant.bareLists) return [item];
    return isScant
      ? { items: [item] }
      : { items: [item], meta: { currentPage: 1, itemsPerPage: 20, totalItems: 1, totalPages: 1 } };
  };
  return new Hono()
    .post('/price/getPriceHistory', (c) => send(c, { data: pageOf(change()) }))
    .get('/price/getPriceUploads', (c) => send(c, { data: pageOf(upload()) }))
    .get('/price/getPriceChanges', (c) => {
      const items = [change()];
      return send(c, { data: variant.bareLists ? items : { items, ...(!isScant && { next: null }) } });
    })
    .get('/price/previewTakeBack', (c) => {
      const effect = { upload: upload(), deleted: 0, restored: 1, items: [change()] };
      return send(c, { data: { ...effect, changedSince: { total: 0, items: [] } } });
    })
    .post('/price/takeBackUpload', (c) => {
      store().prices = store().prices.map((one) => (one === price() ? { ...one, SP_AUD_01: 12 } : one));
      return send(c, isScant ? {} : { message: 'Taken back.', data: { deleted: 0, restored: 1 } });
    });
}
