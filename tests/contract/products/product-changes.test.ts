import { describe, expect, it } from 'vitest';
import { createSomePrice, listPrices } from '../prices/price-calls';
import { onBothStores } from '../stores';
import {
  callProduct,
  createSomeProduct,
  listProducts,
  newSku,
  type Product,
  productOf,
  removeProduct,
} from './product-calls';

/** A product with every field. */
const full = {
  GROUP_NAME: 'Court tiles',
  LOOKUP_SKU: 'LK-1',
  DESCRIPTION: 'A tile, "red" & wide\nin two lines',
  UNIT: 'box',
  UNIT_SIZE: 12.5,
  STANDARD_ROLL_LENGTH: 20,
  CROWNED_STRIP_LENGTH: 0.1,
  WEIGHT_PER_UNIT: 3,
  ORDER_QUANTITY: '10+',
  LEAD_TIME: '14',
  APPLICATION_GROUP: ['Gym', 'Court'],
  SUB_GROUP: 'Tiles',
  LOGO_CHANGEABLE: true,
  PRIME_LOGO_NAMES: ['Crest, small'],
  EXCLUSIVE: false,
  EXCLUSIVE_FOR_COMPANY: ['Lakeside Athletics', 'Redgum Recreation'],
  STATUS: 'Inactive',
  IMAGE_URL: 'https://images.example/tile.png',
};

onBothStores('Changing products', (backEnd) => {
  const call = (path: string, body: unknown, method = 'POST') =>
    callProduct<Product & { fields?: object }>(backEnd(), path, body, method);
  const update = (body: object) => call('updateProduct', body, 'PATCH');
  const total = async () => (await listProducts(backEnd())).meta.totalItems;
  const stored = ({ MAIN_SKU }: Product) => productOf(backEnd(), MAIN_SKU);

  describe('Creating', () => {
    it('stores every field as it was sent, and returns the record', { tags: 'CC02' }, async () => {
      const before = await total();
      const { status, body } = await call('createProduct', { MAIN_SKU: newSku(), ...full });
      expect([status, body.message]).toEqual([200, 'Product saved successfully']);
      expect(body.data).toMatchObject({ ...full, VERSION: 1 });
      expect(await stored(body.data)).toEqual(body.data);
      expect(await total()).toBe(before + 1);
    });

    it('requires only the SKU: the rest is empty, the status Active', { tags: 'CC03' }, async () => {
      const made = await createSomeProduct(backEnd(), {
        UNIT_SIZE: '',
        WEIGHT_PER_UNIT: null,
        STATUS: '',
        EXCLUSIVE: '',
      });
      expect(made).toMatchObject({
        GROUP_NAME: '',
        UNIT_SIZE: null,
        WEIGHT_PER_UNIT: null,
        APPLICATION_GROUP: [],
        LOGO_CHANGEABLE: null,
        EXCLUSIVE: null,
        STATUS: 'Active',
      });
    });

    it('accepts numbers and booleans as text, and trims texts', { tags: 'CC03' }, async () => {
      const sent = {
        UNIT_SIZE: ' 2.50 ',
        LOGO_CHANGEABLE: 'NO',
        UNIT: ' roll ',
        LEAD_TIME: 14,
        PRIME_LOGO_NAMES: [' a', 'a', ''],
      };
      expect(await createSomeProduct(backEnd(), sent)).toMatchObject({
        UNIT_SIZE: 2.5,
        LOGO_CHANGEABLE: false,
        UNIT: 'roll',
        LEAD_TIME: '14',
        PRIME_LOGO_NAMES: ['a'],
      });
    });

    it('makes it searchable, and its values become suggestions', { tags: 'CC01' }, async () => {
      const made = await createSomeProduct(backEnd(), {
        DESCRIPTION: 'Quetzal ÄRMEL',
        UNIT: 'crate',
        LEAD_TIME: '99 days',
      });
      expect((await listProducts(backEnd(), { search: 'quetzal ärm' })).items).toEqual([made]);
      const token = await backEnd().tokenOf('customer');
      const { body } = await backEnd().call<Record<string, readonly string[]>>('product/getProductAttributes', {
        token,
      });
      const keys = [
        'APPLICATION_GROUP',
        'GROUP_NAME',
        'LEAD_TIME',
        'PRIME_LOGO_NAMES',
        'STANDARD_ROLL_LENGTH',
        'SUB_GROUP',
        'UNIT',
      ];
      expect(Object.keys(body.data).sort()).toEqual(keys);
      expect(body.data.UNIT).toContain('crate');
      expect(body.data.LEAD_TIME).toContain('99 days');
      expect(body.data.UNIT).not.toContain('');
    });

    it('refuses a taken SKU, and succeeds once for simultaneous creations', {
      tags: 'CC04',
    }, async () => {
      const made = await createSomeProduct(backEnd());
      const again = await call('createProduct', { MAIN_SKU: ` ${made.MAIN_SKU} `, UNIT: 'other' });
      expect([again.status, again.body.message]).toEqual([409, expect.stringContaining(made.MAIN_SKU)]);
      expect(await stored(made)).toEqual(made);
      const body = { MAIN_SKU: newSku() };
      const responses = await Promise.all([1, 2, 3].map(() => call('createProduct', body)));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    });

    it.each([
      ['no SKU', { MAIN_SKU: ' ' }, 'MAIN_SKU'],
      ['a SKU with a control character', { MAIN_SKU: 'A\u0007' }, 'MAIN_SKU'],
      ['an endless SKU', { MAIN_SKU: 'A'.repeat(101) }, 'MAIN_SKU'],
      ['a SKU that is a spreadsheet error', { MAIN_SKU: '#REF!' }, 'MAIN_SKU'],
      ['half a character', { DESCRIPTION: 'a\ud800' }, 'DESCRIPTION'],
      ['a NUL character', { APPLICATION_GROUP: ['a\0'] }, 'APPLICATION_GROUP'],
      ['an endless text', { DESCRIPTION: 'x'.repeat(4001) }, 'DESCRIPTION'],
      ['a number that is none', { UNIT_SIZE: 'twelve' }, 'UNIT_SIZE'],
      ['a negative number', { WEIGHT_PER_UNIT: -1 }, 'WEIGHT_PER_UNIT'],
      ['a number beyond reason', { WEIGHT_PER_UNIT: 1e300 }, 'WEIGHT_PER_UNIT'],
      ['a list that is none', { PRIME_LOGO_NAMES: 'Crest' }, 'PRIME_LOGO_NAMES'],
      ['a yes or no that is neither', { EXCLUSIVE: 'maybe' }, 'EXCLUSIVE'],
      ['a status that there is not', { STATUS: 'Gone' }, 'STATUS'],
      [
        'a company that there is not',
        { EXCLUSIVE_FOR_COMPANY: ['Redgum Recreation', 'No Such'] },
        'EXCLUSIVE_FOR_COMPANY',
      ],
      ['an image that is a script', { IMAGE_URL: 'javascript:alert(1)' }, 'IMAGE_URL'],
      ['an image on a host that is not said', { IMAGE_URL: '//evil.example/x.png' }, 'IMAGE_URL'],
    ])('refuses %s by its field, and changes nothing', { tags: 'CC05' }, async (_, fields, field) => {
      const before = await total();
      const { status, body } = await call('createProduct', { MAIN_SKU: newSku(), ...fields });
      expect(status).toBe(400);
      expect(Object.keys(body.data.fields ?? {})).toEqual([field]);
      expect(body.message).toContain(field);
      expect(await total()).toBe(before);
    });

    it('stores SQL, HTML and the names of prototypes as text', { tags: 'CC06' }, async () => {
      const texts = {
        DESCRIPTION: "'; drop table product; --",
        GROUP_NAME: '<img src=x onerror=alert(1)>',
        UNIT: '__proto__',
      };
      const made = await createSomeProduct(backEnd(), { ...texts, ['__proto__']: { STATUS: 'x' }, constructor: 5 });
      expect(await stored(made)).toMatchObject(texts);
    });
  });

  describe('Editing', () => {
    it('changes only what is sent and increments the version', { tags: 'CC07' }, async () => {
      const made = await createSomeProduct(backEnd(), full);
      const sent = {
        ID: String(made.ID),
        VERSION: 1,
        UNIT: 'roll',
        EXCLUSIVE_FOR_COMPANY: ['Redgum Recreation'],
        UNIT_SIZE: null,
      };
      const { status, body } = await update(sent);
      expect([status, body.message]).toEqual([200, 'Product saved successfully']);
      const { ID, ...changed } = sent;
      expect(body.data).toEqual({ ...made, ...changed, VERSION: 2 });
      expect(await stored(made)).toEqual(body.data);
    });

    it('accepts a whole record as it was read', { tags: 'CC07' }, async () => {
      const made = await createSomeProduct(backEnd(), full);
      expect((await update(made)).body.data).toEqual({ ...made, VERSION: 2 });
    });

    it('refuses a stale version with the current record; one of several wins', {
      tags: 'CC08',
    }, async () => {
      const made = await createSomeProduct(backEnd(), full);
      const units = ['a', 'b', 'c'];
      const responses = await Promise.all(units.map((UNIT) => update({ ID: made.ID, VERSION: 1, UNIT })));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const now = await stored(made);
      for (const { status, body } of responses) {
        expect(body.data).toEqual(now);
        if (status === 409) expect(body.message).toContain(made.MAIN_SKU);
      }
    });

    it('preserves the price of a renamed product', { tags: 'CC09' }, async () => {
      const price = await createSomePrice(backEnd());
      const product = await productOf(backEnd(), price.MAIN_SKU);
      const renamed = newSku();
      expect((await update({ ID: product?.ID, MAIN_SKU: renamed })).status).toBe(200);
      const { items } = await listPrices(backEnd(), { filters: { MAIN_SKU: [renamed] } });
      expect(items.map(({ ID, SP_AUD_01 }) => [ID, SP_AUD_01])).toEqual([[price.ID, price.SP_AUD_01]]);
      expect((await listPrices(backEnd(), { search: price.MAIN_SKU })).items).toEqual([]);
      expect((await listProducts(backEnd(), { search: renamed })).items).toHaveLength(1);
    });

    it('allows prices to be saved while their products are renamed', { tags: 'CC09' }, async () => {
      const price = await createSomePrice(backEnd());
      const product = await productOf(backEnd(), price.MAIN_SKU);
      const names = [newSku(), newSku(), newSku()];
      const token = await backEnd().tokenOf('sales');
      const write = (amount: number) =>
        backEnd().call('price/updatePrice', {
          method: 'PATCH',
          body: { ID: price.ID, PRICES: { AUD: [amount] } },
          token,
        });
      const responses = await Promise.all(
        names.flatMap((MAIN_SKU, index) => [update({ ID: product?.ID, MAIN_SKU }), write(index), write(index + 0.5)]),
      );
      for (const { status } of responses) expect([200, 409]).toContain(status);
      expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(7);
    });

    it('refuses the SKU of another product', { tags: 'CC04' }, async () => {
      const [one, other] = [await createSomeProduct(backEnd()), await createSomeProduct(backEnd())];
      expect((await update({ ID: one.ID, MAIN_SKU: other.MAIN_SKU })).status).toBe(409);
      expect(await stored(one)).toEqual(one);
      expect((await update({ ID: one.ID, MAIN_SKU: '' })).status).toBe(400);
    });

    it('returns 404 for a deleted product', async () => {
      const made = await createSomeProduct(backEnd());
      expect((await removeProduct(backEnd(), made.ID)).status).toBe(200);
      expect((await update({ ID: made.ID, UNIT: 'x' })).status).toBe(404);
      expect((await removeProduct(backEnd(), made.ID)).status).toBe(404);
    });
  });

  describe('Deleting', () => {
    it('returns the deleted record and decrements the total, once', { tags: 'CC11' }, async () => {
      const before = await total();
      const made = await createSomeProduct(backEnd(), full);
      const responses = await Promise.all([1, 2, 3].map(() => removeProduct(backEnd(), made.ID)));
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
      expect(responses.find(({ status }) => status === 200)?.body.data).toEqual(made);
      expect(await total()).toBe(before);
    });

    it('is refused while the product has a price, with advice', { tags: 'CC10' }, async () => {
      const price = await createSomePrice(backEnd());
      const product = await productOf(backEnd(), price.MAIN_SKU);
      const { status, body } = await removeProduct(backEnd(), product?.ID);
      expect(status).toBe(409);
      expect(body.message).toBe(
        `${price.MAIN_SKU} is in use: it has a price. Delete its price first, or set the product to Inactive.`,
      );
      expect(await productOf(backEnd(), price.MAIN_SKU)).toEqual(product);
    });

    it.each(['', 'abc', '1;2', '-1'])('refuses the ID "%s"', async (id) => {
      expect((await removeProduct(backEnd(), id)).status).toBe(400);
    });
  });

  it('is for administrators: Sales, customers and anonymous users are refused', { tags: 'CC12' }, async () => {
    const made = await createSomeProduct(backEnd());
    const calls = [
      ['createProduct', { body: { MAIN_SKU: newSku() } }],
      ['updateProduct', { method: 'PATCH', body: { ID: made.ID, UNIT: 'x' } }],
      [`deleteProduct?ID=${made.ID}`, { method: 'DELETE' }],
      ['confirmChanges', { body: { confirmedDuplicates: [] } }],
    ] as const;
    for (const [path, sent] of calls) {
      expect((await backEnd().call(`product/${path}`, sent)).status).toBe(401);
      for (const role of ['sales', 'customer'] as const) {
        const token = await backEnd().tokenOf(role);
        expect((await backEnd().call(`product/${path}`, { ...sent, token })).status).toBe(403);
      }
    }
    expect((await backEnd().call('product/getProductAttributes')).status).toBe(401);
    expect(await stored(made)).toEqual(made);
  });
});
