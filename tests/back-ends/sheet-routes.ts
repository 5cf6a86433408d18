import { type Context, Hono } from 'hono';
import { matching, readAsked } from './lists';
import type { WireRecord } from './respond';
import type { RouteContext } from './route-context';
import { compareRows, rowsOfSheet, workbookOf } from './sheets';

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Uploads with their confirmations, and downloads. */
export function sheetRoutes({ store, send }: RouteContext): Hono {
  async function upload(c: Context, of: 'products' | 'prices', isKnown: (row: WireRecord) => boolean) {
    const file = (await c.req.formData()).get('file');
    if (!(file instanceof File)) return send(c, { status: 400, message: 'There is no file.' });
    const rows = rowsOfSheet(await file.arrayBuffer());
    if (!rows.every(isKnown)) return send(c, { status: 422, message: 'A row has a SKU that is not known.' });
    const { created, pairs } = compareRows(store()[of], rows);
    store()[of] = [...store()[of], ...created.map((row) => ({ ...row, ID: store().nextId() }))];
    const message = pairs.length > 0 ? 'Please confirm the changes.' : `${created.length} new.`;
    return send(c, { message, data: { needsConfirmation: pairs.length > 0, duplicateData: pairs } });
  }
  async function confirm(c: Context, of: 'products' | 'prices') {
    const { confirmedDuplicates } = await c.req.json<{
      readonly confirmedDuplicates: readonly { readonly newData: WireRecord }[];
    }>();
    const changed = new Map(confirmedDuplicates.map(({ newData }) => [newData.MAIN_SKU, newData]));
    store()[of] = store()[of].map((record) => ({ ...record, ...changed.get(record.MAIN_SKU), ID: record.ID }));
    return send(c, { message: 'Changed.' });
  }
  const hasProduct = ({ MAIN_SKU }: WireRecord) => store().products.some((product) => product.MAIN_SKU === MAIN_SKU);
  return new Hono()
    .post('/price/uploadPrice', (c) => upload(c, 'prices', hasProduct))
    .post('/price/confirmChanges', (c) => confirm(c, 'prices'))
    .post('/product/uploadProduct', (c) => upload(c, 'products', () => true))
    .post('/product/confirmChanges', (c) => confirm(c, 'products'))
    .get('/price/getPrice', (c) => c.body(workbookOf(store().prices), 200, { 'content-type': xlsx }))
    .post('/product/getProduct', async (c) =>
      c.body(workbookOf(matching(store().products, readAsked(await c.req.json()))), 200, { 'content-type': xlsx }),
    );
}
