import { describe, expect, it, vi } from 'vitest';
import * as XLSX from 'xlsx';
import { createSomePrice, listPrices } from '../prices/price-calls';
import { onBothStores } from '../stores';

interface ProductPage {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly meta: { readonly totalItems: number };
}

onBothStores('Products and downloads', (backEnd) => {
  const products = async (body: object) =>
    backEnd().call<ProductPage>('product/getProduct', { body, token: await backEnd().tokenOf('sales') });
  const download = async (query: string, signal: AbortSignal | null = null) =>
    fetch(`${backEnd().url}/api/price/getPrice?download=1${query}`, {
      signal,
      headers: { authorization: `Bearer ${await backEnd().tokenOf('sales')}` },
    });
  const rowsOf = async (query: string) => {
    const book = XLSX.read(await (await download(query)).arrayBuffer());
    const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
    return XLSX.utils.sheet_to_json<Record<string, string | number>>(sheet);
  };

  describe('The product list', () => {
    it('has a realistic catalogue', async () => {
      const { body } = await products({});
      expect(body.data.meta.totalItems).toBeGreaterThanOrEqual(300);
      const token = await backEnd().tokenOf('sales');
      const choices = await backEnd().call<{ filterData: Record<string, string[]> }>('product/getProdctsFilterData', {
        body: {},
        token,
      });
      expect(choices.body.data.filterData.GROUP_NAME?.length).toBeGreaterThanOrEqual(8);
    });

    it('has only the requested columns, and always the ID', async () => {
      const { body } = await products({ tableColumns: ['MAIN_SKU', 'IMAGE_URL'], itemsPerPage: 3 });
      for (const item of body.data.items)
        expect(Object.keys(item).sort()).toEqual(['ID', 'IMAGE_URL', 'MAIN_SKU', 'VERSION']);
      const all = await products({ tableColumns: [], itemsPerPage: 1 });
      expect(Object.keys(all.body.data.items[0] ?? {})).toEqual(
        expect.arrayContaining(['DESCRIPTION', 'EXCLUSIVE_FOR_COMPANY', 'WEIGHT_PER_UNIT']),
      );
    });

    it('refuses an unknown column', async () => {
      const { status, body } = await products({ tableColumns: ['MAIN_SKU', 'PASSWORD_HASH'] });
      expect(status).toBe(400);
      expect(body.message).toContain('PASSWORD_HASH');
    });

    it('is searched and filtered like the price list', async () => {
      const { body } = await products({ search: 'TERRACOTTA', filters: { UNIT: ['drum'] }, itemsPerPage: 100 });
      expect(body.data.items.length).toBeGreaterThan(1);
      for (const item of body.data.items) expect(item.DESCRIPTION).toContain('Terracotta');
    });
  });

  describe('The download of prices', () => {
    it('is a spreadsheet of all rows of all pages, named by date', { tags: 'A098' }, async () => {
      const response = await download('');
      expect(response.headers.get('content-type')).toContain('spreadsheetml.sheet');
      expect(response.headers.get('content-disposition')).toMatch(/filename="prices_\d{4}-\d\d-\d\d\.xlsx"/);
      expect(await rowsOf('')).toHaveLength((await listPrices(backEnd())).meta.totalItems);
    });

    it('has numbers as numbers, texts as texts, and blanks where unset', { tags: 'A119' }, async () => {
      const made = await createSomePrice(backEnd(), { AUD: ['1234567890.1234', '', 'POA'], USD: ['0.05'] });
      const rows = await rowsOf(`&search=${made.MAIN_SKU}`);
      expect(rows).toEqual([
        { MAIN_SKU: made.MAIN_SKU, SP_AUD_01: 1234567890.1234, SP_AUD_03: 'POA', SP_USD_01: 0.05 },
      ]);
    });

    it('stores a text that looks like a formula as text', { tags: 'A119' }, async () => {
      const made = await createSomePrice(backEnd(), { AUD: ['=HYPERLINK(A1)', '@SUM(A1)'], USD: [] });
      const book = XLSX.read(await (await download(`&search=${made.MAIN_SKU}`)).arrayBuffer(), { cellFormula: true });
      const cells = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
      expect(cells.B2).toMatchObject({ t: 's', v: '=HYPERLINK(A1)' });
      expect(cells.B2).not.toHaveProperty('f');
    });

    it('uses the search and the filters of the list', { tags: 'A098' }, async () => {
      const filters = { GROUP_NAME: ['Crowned strip'] };
      const rows = await rowsOf(`&search=logo&filters=${encodeURIComponent(JSON.stringify(filters))}`);
      const listed = await listPrices(backEnd(), { search: 'logo', filters, itemsPerPage: 100 });
      expect(rows.map(({ MAIN_SKU }) => MAIN_SKU)).toEqual(listed.items.map(({ MAIN_SKU }) => MAIN_SKU));
    });

    it.each(['&filters={', '&filters=[1]', '&filters={"NO":["x"]}'])('refuses %s with an envelope', async (query) => {
      const response = await download(query);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ status: 400, message: expect.stringContaining('filters') });
    });

    it('names the filters that are not JSON in its fields', async () => {
      const answer = await (await download('&filters={')).json();
      expect(answer).toMatchObject({
        message: 'The filters have to be valid JSON.',
        data: { fields: { filters: 'have to be valid JSON' } },
      });
    });

    it('accepts 40 KB of filters in its address', { tags: 'GS05' }, async () => {
      const filters = { GROUP_NAME: Array.from({ length: 400 }, (_, index) => `Group ${index} ${'x'.repeat(70)}`) };
      expect(await rowsOf(`&filters=${encodeURIComponent(JSON.stringify(filters))}`)).toEqual([]);
    });

    it('runs one at a time for each account', { tags: 'GS02' }, async () => {
      // Two requests may run one after the other: repeats until they overlap once.
      const statuses = new Set<number>();
      const downloadMany = async () => {
        const downloads = await Promise.all([download(''), download(''), download('')]);
        for (const { status } of downloads) statuses.add(status);
        return downloads.find(({ status }) => status === 429);
      };
      const refused = await vi.waitUntil(downloadMany, { timeout: 30_000 });
      expect(statuses).toEqual(new Set([200, 429]));
      expect(refused?.headers.get('retry-after')).toBe('5');
      expect((await download('')).status).toBe(200);
    });

    it('releases its resources when its client disconnects', { tags: ['GS02', 'GS04'] }, async () => {
      const client = new AbortController();
      const leaving = download('', client.signal);
      await backEnd().call('price/getPrice', { body: {}, token: await backEnd().tokenOf('admin') });
      client.abort();
      await leaving.catch(() => undefined);
      await expect.poll(async () => (await download('')).status).toBe(200);
    });
  });
});
