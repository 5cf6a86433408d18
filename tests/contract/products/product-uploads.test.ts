import { describe, expect, it } from 'vitest';
import { hostileSizes } from '../../sheet/hostile-sizes';
import { csvFile, type Pair, xlsxFile } from '../prices/price-files';
import { onBothStores } from '../stores';
import {
  callProduct,
  confirmProducts,
  createSomeProduct,
  listProducts,
  newSku,
  type Product,
  productOf,
  removeProduct,
  uploadProducts,
} from './product-calls';

onBothStores('Uploading products', (backEnd) => {
  const upload = (file: File, token?: string) => uploadProducts(backEnd(), file, token);
  const total = async () => (await listProducts(backEnd())).meta.totalItems;
  const now = (product: Product | undefined) => productOf(backEnd(), product?.MAIN_SKU ?? '');
  /** Products, and the pairs of an upload that gives each of them the unit `pail`. */
  const changes = async (count: number): Promise<{ products: readonly Product[]; pairs: readonly Pair[] }> => {
    const products: Product[] = [];
    while (products.length < count) products.push(await createSomeProduct(backEnd(), { UNIT: 'drum', SUB_GROUP: 'x' }));
    const rows = products.map(({ MAIN_SKU }) => [MAIN_SKU, 'pail']);
    const { body } = await upload(xlsxFile([['Main SKU', 'Unit'], ...rows]));
    return { products, pairs: body.data.duplicateData };
  };

  describe('The file', () => {
    it('adds its new rows at once, each field as written', { tags: 'CC18' }, async () => {
      const sku = newSku();
      const before = await total();
      const rows = [
        [
          'MAIN_SKU',
          'Group name',
          'Unit size',
          'Lead time',
          'Application group',
          'Exclusive',
          'Exclusive for company',
          'Logo changeable',
          'Status',
          'Image URL',
        ],
        [
          sku,
          ' Tiles ',
          1.5,
          14,
          'Gym, Court,, "Bar, small"',
          'yes',
          'Lakeside Athletics',
          true,
          'inactive',
          '/api/file/abc',
        ],
        [`${sku}-B`, null, '0.25', '', null, 'FALSE', null, null, 'Active', null],
      ];
      const { status, body } = await upload(xlsxFile(rows));
      expect(status).toBe(200);
      expect(body).toMatchObject({
        message: 'Products uploaded: 2 new, 0 unchanged, 0 changed.',
        data: { needsConfirmation: false, duplicateData: [], created: 2, unchanged: 0 },
      });
      expect(await productOf(backEnd(), sku)).toMatchObject({
        GROUP_NAME: 'Tiles',
        UNIT_SIZE: 1.5,
        LEAD_TIME: '14',
        APPLICATION_GROUP: ['Gym', 'Court', 'Bar, small'],
        EXCLUSIVE: true,
        EXCLUSIVE_FOR_COMPANY: ['Lakeside Athletics'],
        LOGO_CHANGEABLE: true,
        STATUS: 'Inactive',
        IMAGE_URL: '/api/file/abc',
        DESCRIPTION: '',
        VERSION: 1,
      });
      const other = {
        UNIT_SIZE: 0.25,
        EXCLUSIVE: false,
        LOGO_CHANGEABLE: null,
        APPLICATION_GROUP: [],
        STATUS: 'Active',
      };
      expect(await productOf(backEnd(), `${sku}-B`)).toMatchObject(other);
      expect(await total()).toBe(before + 2);
      expect(
        (await listProducts(backEnd(), { search: 'bar, small', filters: { MAIN_SKU: [sku, `${sku}-B`] } })).items,
      ).toHaveLength(1);
    });

    it('counts its equal rows and returns the others as unchanged pairs', {
      tags: 'CC18',
    }, async () => {
      const same = await createSomeProduct(backEnd(), { UNIT: 'box', PRIME_LOGO_NAMES: ['A', 'B'], EXCLUSIVE: true });
      const other = await createSomeProduct(backEnd(), { UNIT: 'roll', PRIME_LOGO_NAMES: ['A'], LEAD_TIME: 'soon' });
      const text = `MAIN_SKU;UNIT;PRIME_LOGO_NAMES;WEIGHT_PER_UNIT\n${same.MAIN_SKU};box;A,B;\n${other.MAIN_SKU};;A;1,5\n`;
      const { body } = await upload(csvFile(text));
      const message =
        'Products uploaded: 0 new, 1 unchanged. 1 row differs from what is stored: please confirm the changes.';
      expect(body).toMatchObject({ message, show: { type: 'warning', message } });
      const newData = { ...other, UNIT: '', WEIGHT_PER_UNIT: 1.5 };
      expect(body.data).toMatchObject({ created: 0, unchanged: 1, duplicateData: [{ existingData: other, newData }] });
      expect(await now(other)).toEqual(other);
    });

    it('is saved once when it is uploaded several times at once', async () => {
      const skus = [newSku(), newSku(), newSku()];
      const file = xlsxFile([['MAIN_SKU', 'UNIT'], ...skus.map((sku) => [sku, 'box'])]);
      const responses = await Promise.all([1, 2, 3].map(() => upload(file)));
      expect(responses.map(({ body }) => body.data.created).sort()).toEqual([0, 0, 3]);
      expect(responses.map(({ body }) => body.data.unchanged).sort()).toEqual([0, 3, 3]);
    });

    it.each([
      ['no SKU', ['', 'box'], 'MAIN_SKU'],
      ['a SKU that is a spreadsheet error', ['#N/A', 'box'], 'MAIN_SKU'],
      ['a SKU that is too long', ['A'.repeat(101), 'box'], 'MAIN_SKU'],
      ['a text that is a spreadsheet error', ['A', '#DIV/0!'], 'UNIT'],
      ['a number that is none', ['A', '', 'twelve'], 'UNIT_SIZE'],
      ['a negative number', ['A', '', -1], 'UNIT_SIZE'],
      ['neither yes nor no', ['A', '', '', 'perhaps'], 'EXCLUSIVE'],
      ['a status that there is not', ['A', '', '', '', 'Gone'], 'STATUS'],
      ['an image that is a script', ['A', '', '', '', 'Active', 'javascript:alert(1)'], 'IMAGE_URL'],
      ['an unknown company', ['A', '', '', '', 'Active', '', 'Redgum Recreation, No Such'], 'EXCLUSIVE_FOR_COMPANY'],
    ])('with %s is refused completely, by row and column', { tags: 'CC19' }, async (_, row, column) => {
      const sku = newSku();
      const header = ['MAIN_SKU', 'UNIT', 'UNIT_SIZE', 'EXCLUSIVE', 'STATUS', 'IMAGE_URL', 'EXCLUSIVE_FOR_COMPANY'];
      const { status, body } = await upload(xlsxFile([header, [sku, '', '', '', 'Active'], ['', '', 'x'], row]));
      expect(status).toBe(422);
      expect(body.data.problems).toContainEqual(
        expect.objectContaining({ row: 4, column, reason: expect.any(String) }),
      );
      expect(body.message).toMatch(/^Nothing was saved: the file has .* The first: Row 3/);
      expect(await productOf(backEnd(), sku)).toBeUndefined();
    });

    it.each([
      ['no SKU column', 'SKU,UNIT\nA,box\n', 'MAIN_SKU'],
      ['nothing besides the SKU', 'MAIN_SKU\nA\n', 'GROUP_NAME'],
      ['an unknown column', 'MAIN_SKU,UNIT,PRICE\nA,box,5\n', 'PRICE'],
      ['a column twice', 'MAIN_SKU,UNIT,unit\nA,box,box\n', 'unit'],
      ['numbers written in two ways', 'MAIN_SKU;UNIT_SIZE\nA;1,50\nB;1.50\n', 'Numbers'],
    ])('with %s is refused with the name of the column', { tags: 'CC19' }, async (_, text, column) => {
      const { status, body } = await upload(csvFile(text));
      expect(status).toBe(422);
      expect(body.data.problems).toContainEqual({ row: 1, column, reason: expect.any(String) });
    });

    it.each(
      hostileSizes
        .filter(({ title }) => /claimed|bomb|beyond|inflat/i.test(title))
        .map((one) => [one.title, one] as const),
    )('that is a zip bomb, or exceeds a limit, is refused: %s', { tags: 'CC20' }, async (_, { file, name }) => {
      const before = await total();
      const { status, body } = await upload(new File([file()], name ?? 'a.xlsx'));
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(body.message.length).toBeGreaterThan(20);
      expect(await total()).toBe(before);
    });

    it('is required; a request without one is refused', async () => {
      expect((await callProduct(backEnd(), 'uploadProduct', new FormData())).status).toBe(400);
      expect((await callProduct(backEnd(), 'uploadProduct', { file: 'x' })).status).toBe(415);
    });

    it('is accepted only from administrators', { tags: 'CC12' }, async () => {
      const sku = newSku();
      const file = csvFile(`MAIN_SKU,UNIT\n${sku},box\n`);
      expect((await upload(file, '')).status).toBe(401);
      for (const role of ['sales', 'customer'] as const) {
        expect((await upload(file, await backEnd().tokenOf(role))).status).toBe(403);
      }
      expect(await productOf(backEnd(), sku)).toBeUndefined();
    });
  });

  describe('Confirming its changes', () => {
    it('writes the chosen pairs, also when repeated or simultaneous', {
      tags: 'CC21',
    }, async () => {
      const { products, pairs } = await changes(3);
      const responses = await Promise.all([1, 2].map(() => confirmProducts(backEnd(), pairs.slice(1))));
      expect(responses.map(({ status, body }) => [status, body.data.changed]).sort()).toEqual([
        [200, 0],
        [200, 2],
      ]);
      expect((await confirmProducts(backEnd(), pairs.slice(1))).body.message).toBe(
        'Product changes confirmed: 0 saved, 2 already up to date.',
      );
      expect(await now(products[0])).toEqual(products[0]);
      expect(await now(products[2])).toEqual({ ...products[2], UNIT: 'pail', VERSION: 2 });
      expect(
        (await listProducts(backEnd(), { search: 'pail', filters: { MAIN_SKU: [products[2]?.MAIN_SKU] } })).items,
      ).toHaveLength(1);
    });

    it('changes nothing when a product is stale, and returns current pairs', {
      tags: 'CC21',
    }, async () => {
      const { products, pairs } = await changes(3);
      const [edited, gone, untouched] = products;
      await callProduct(backEnd(), 'updateProduct', { ID: edited?.ID, SUB_GROUP: 'mine', UNIT: 'bag' }, 'PATCH');
      await removeProduct(backEnd(), gone?.ID);
      const { status, body } = await confirmProducts(backEnd(), pairs);
      expect(status).toBe(409);
      expect(body.message).toMatch(/1 record has changed.*\. The product of .* was deleted: please leave it out\.$/);
      expect(body.data.duplicateData).toHaveLength(2);
      expect(body.data.duplicateData?.[0]).toMatchObject({
        existingData: { UNIT: 'bag', SUB_GROUP: 'mine', VERSION: 2 },
        newData: { UNIT: 'pail', SUB_GROUP: 'mine' },
      });
      expect(await now(untouched)).toEqual(untouched);
      expect((await confirmProducts(backEnd(), body.data.duplicateData ?? [])).body.data.changed).toBe(2);
      expect(await now(edited)).toMatchObject({ UNIT: 'pail', SUB_GROUP: 'mine' });
    });

    it.each([
      ['another SKU', { MAIN_SKU: 'B' }, 'MAIN_SKU'],
      ['a number that is none', { UNIT_SIZE: 'x' }, 'UNIT_SIZE'],
      ['a company that there is not', { EXCLUSIVE_FOR_COMPANY: ['No Such'] }, 'EXCLUSIVE_FOR_COMPANY'],
    ])('refuses %s by its field', async (_, newData, field) => {
      const existingData = { ID: 1, VERSION: 1, MAIN_SKU: 'A' };
      const response = await confirmProducts(backEnd(), [{ existingData, newData }]);
      expect(response).toMatchObject({
        status: 400,
        body: { data: { fields: { [`confirmedDuplicates.0.newData.${field}`]: expect.any(String) } } },
      });
    });
  });
});
