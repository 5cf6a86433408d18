import { expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import type { Cell } from '../../../src/sheet/cell';
import { openSheet } from '../../../src/sheet/open-sheet';
import { csvFile } from '../prices/price-files';
import { onBothStores } from '../stores';
import { createSomeProduct, downloadProducts, listProducts, newSku, uploadProducts } from './product-calls';

onBothStores('The download of products', (backEnd) => {
  const sheetOf = async (query: object) => {
    const book = XLSX.read(await (await downloadProducts(backEnd(), query)).arrayBuffer(), { cellFormula: true });
    return book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  };
  const rowsOf = async (query: object) =>
    XLSX.utils.sheet_to_json<Record<string, string | number>>(await sheetOf(query));
  /** A product whose every field is hard to export. */
  const awkward = {
    GROUP_NAME: '00123',
    LOOKUP_SKU: '=HYPERLINK(A1)',
    DESCRIPTION: 'a\n<b> & "c"\td é漢😀 ]]>',
    UNIT: 'TRUE',
    UNIT_SIZE: 0.1 + 0.2,
    STANDARD_ROLL_LENGTH: 123456.789,
    CROWNED_STRIP_LENGTH: 0,
    WEIGHT_PER_UNIT: 1e-7,
    ORDER_QUANTITY: '1E5',
    LEAD_TIME: '3-4',
    APPLICATION_GROUP: ['Bar, small', '6" pipe', 'Gym'],
    PRIME_LOGO_NAMES: ['a;b'],
    LOGO_CHANGEABLE: false,
    EXCLUSIVE: true,
    EXCLUSIVE_FOR_COMPANY: ['Redgum Recreation', 'Lakeside Athletics'],
    STATUS: 'Inactive',
    IMAGE_URL: 'https://images.example/a.png?b=1&c=2',
  };

  it('is a spreadsheet of all matching rows and fields, named by date', { tags: 'CC13' }, async () => {
    const response = await downloadProducts(backEnd(), { itemsPerPage: 1, tableColumns: ['UNIT', 'ID'] });
    expect(response.headers.get('content-type')).toContain('spreadsheetml.sheet');
    expect(response.headers.get('content-disposition')).toMatch(/filename="products_\d{4}-\d\d-\d\d\.xlsx"/);
    const rows = await rowsOf({ itemsPerPage: 1, tableColumns: ['UNIT', 'ID'] });
    expect(rows).toHaveLength((await listProducts(backEnd())).meta.totalItems);
    expect(rows[0]).toHaveProperty('MAIN_SKU');
  });

  it('uses the search and the filters of the list', { tags: 'CC13' }, async () => {
    const query = { search: 'logo', filters: { GROUP_NAME: ['Crowned strip'] } };
    const listed = await listProducts(backEnd(), { ...query, itemsPerPage: 100 });
    expect(listed.items.length).toBeGreaterThan(1);
    expect((await rowsOf(query)).map(({ MAIN_SKU }) => MAIN_SKU)).toEqual(listed.items.map(({ MAIN_SKU }) => MAIN_SKU));
    expect((await downloadProducts(backEnd(), { filters: { NO_SUCH: ['x'] } })).status).toBe(400);
    expect((await downloadProducts(backEnd(), { tableColumns: ['PASSWORD_HASH'] })).status).toBe(400);
  });

  it('has numbers, YES and NO, comma lists, and no formula from text', {
    tags: 'CC14',
  }, async () => {
    const { MAIN_SKU } = await createSomeProduct(backEnd(), awkward);
    const [row] = await rowsOf({ search: MAIN_SKU });
    expect(row).toMatchObject({ UNIT_SIZE: 0.3, GROUP_NAME: '00123', LOGO_CHANGEABLE: 'NO', EXCLUSIVE: 'YES' });
    expect(row?.APPLICATION_GROUP).toBe('"Bar, small", "6"" pipe", Gym');
    const cells: XLSX.CellObject[] = Object.values(await sheetOf({ search: MAIN_SKU }));
    const formula = cells.filter(({ v }) => v === awkward.LOOKUP_SKU);
    expect(formula).toEqual([expect.not.objectContaining({ f: expect.anything() })]);
    expect(formula[0]?.t).toBe('s');
  });

  it('has no changes when uploaded unchanged, also as .csv', { tags: 'CC15' }, async () => {
    await createSomeProduct(backEnd(), awkward);
    const unchanged = (await listProducts(backEnd())).meta.totalItems;
    const noChanges = { needsConfirmation: false, duplicateData: [], created: 0, unchanged };
    const file = await (await downloadProducts(backEnd())).arrayBuffer();
    const { status, body } = await uploadProducts(backEnd(), new File([file], 'products.xlsx'));
    expect([status, body.data]).toEqual([200, noChanges]);
    const sheet = await openSheet(new Blob([file]), { name: 'products.xlsx', known: [{ key: 'MAIN_SKU' }] });
    const rows: (readonly Cell[])[] = [sheet.header.names];
    for await (const batch of sheet.rows()) rows.push(...batch.map(({ cells }) => cells));
    const csv = XLSX.utils.sheet_to_csv(XLSX.utils.aoa_to_sheet(rows.map((cells) => [...cells])));
    expect((await uploadProducts(backEnd(), csvFile(csv))).body.data).toEqual(noChanges);
  });

  it('has no changes when uploaded with texts that look like markup', { tags: 'IG06' }, async () => {
    const texts = ['A &lt;x', '&amp;amp;', '&#65;', '_x0041_ _x005F_', 'a\n&lt;b', ']]><!--', '#N', 'x\u2028 y'];
    for (const text of texts) {
      const MAIN_SKU = text.includes('\n') ? undefined : `${newSku()} ${text}`;
      const made = await createSomeProduct(backEnd(), {
        ...(MAIN_SKU !== undefined && { MAIN_SKU }),
        UNIT: text,
        APPLICATION_GROUP: [text, `"${text}", x`],
      });
      expect(made.UNIT).toBe(text);
    }
    const unchanged = (await listProducts(backEnd())).meta.totalItems;
    const file = await (await downloadProducts(backEnd())).arrayBuffer();
    const { body } = await uploadProducts(backEnd(), new File([file], 'products.xlsx'));
    expect(body.data).toEqual({ needsConfirmation: false, duplicateData: [], created: 0, unchanged });
  });

  it('contains for a customer what the list has', async () => {
    const token = await backEnd().tokenOf('customer');
    const response = await downloadProducts(backEnd(), {}, token);
    const book = XLSX.read(await response.arrayBuffer());
    const rows = XLSX.utils.sheet_to_json(book.Sheets.Products ?? {});
    const seen = (await listProducts(backEnd(), {}, token)).meta.totalItems;
    expect(rows).toHaveLength(seen);
    expect(seen).toBeLessThan((await listProducts(backEnd())).meta.totalItems);
    expect((await downloadProducts(backEnd(), {}, 'nonsense')).status).toBe(401);
  });
});
