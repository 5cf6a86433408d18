import { beforeAll, expect, test } from 'vitest';
import { appForTests } from '../../support/app/app-under-test';
import { freshPages } from '../../support/app/browser';
import { openPrices } from '../../support/pages/open-prices';
import { uploadPanel } from '../../support/pages/upload.page';
import { uploadPerson } from '../../support/pages/upload-person';
import { fileOf, listNamed, skusOf, supplierLists } from '../../upload/fixtures/supplier-lists';

const app = appForTests();
const openPage = freshPages();

type Person = ReturnType<typeof uploadPerson>;

/** The actions of a user for a list with a new header. */
interface Walk {
  readonly list: string;
  readonly most: number;
  readonly steps: (person: Person) => Promise<void>;
}

const mapNet = (person: Person) => person.select('Net stands for', 'SP - AUD - 01');

const walks: readonly Walk[] = [
  {
    list: 'cabinets',
    most: 8,
    async steps(person) {
      await mapNet(person);
      await person.press('Preview');
      await person.check(/rows with a dash/);
      await person.pick('Keep the first');
    },
  },
  {
    list: 'pumps',
    most: 12,
    async steps(person) {
      await mapNet(person);
      await person.press('Preview');
      await person.check(/section or repeated header rows/);
      await person.pick('Keep the last');
    },
  },
  {
    list: 'tools',
    most: 8,
    async steps(person) {
      await mapNet(person);
      await person.press('Preview');
      await person.check('All 10 rows of these kinds');
    },
  },
  {
    list: 'health',
    most: 8,
    async steps(person) {
      await mapNet(person);
      await person.press('Preview');
      await person.select('Only rows where', 'Country is NZ (20 rows)');
    },
  },
  {
    list: 'health by country',
    most: 8,
    async steps(person) {
      await mapNet(person);
      await person.check(/^Make the Main SKU of two columns/);
      await person.press('Preview');
    },
  },
  {
    list: 'accessories',
    most: 8,
    async steps(person) {
      await person.select('Sheet', 'Bags (260 rows)');
      await mapNet(person);
      await person.press('Preview');
    },
  },
  {
    list: 'conditions above the header',
    most: 8,
    async steps(person) {
      await mapNet(person);
      await person.press('Preview');
      await person.press('Round to 2 decimals');
    },
  },
];

/** The back end has a product for every SKU of the lists. */
beforeAll(async () => {
  const skus = [...new Set(supplierLists.flatMap(skusOf))];
  const form = new FormData();
  form.set('file', new File([`MAIN_SKU,DESCRIPTION\n${skus.map((sku) => `${sku},x`).join('\n')}`], 'new.csv'));
  const { accessToken } = await app().signIn();
  const headers = { authorization: `Bearer ${accessToken}` };
  const response = await fetch(`${app().url}/api/product/uploadProduct`, { method: 'POST', headers, body: form });
  expect(response.ok).toBe(true);
}, 120_000);

/** Opens the price list with empty storage. */
async function start() {
  const { page, wire } = await openPrices(openPage, app());
  return { wire, person: uploadPerson(uploadPanel(page)) };
}
const bytesOf = async (name: string) => Buffer.from(await fileOf(listNamed(name), 'xlsx').arrayBuffer());

test.for(walks)(
  'the list $list reaches stored prices in at most $most clicks',
  {
    tags: 'IU30',
  },
  async ({ list, most, steps }, { annotate }) => {
    const { person, wire } = await start();
    const before = await wire.count({});
    await person.choose(`${list}.xlsx`, await bytesOf(list));
    await steps(person);
    await person.submit();
    expect((await wire.count({})) - before).toBe(listNamed(list).sent);
    await annotate(`${person.clicks()} clicks`);
    expect(person.clicks()).toBeLessThanOrEqual(most);
  },
);

test('two tables side by side are sent without choosing the file again', {
  tags: ['IU23', 'IU30'],
}, async ({ annotate }) => {
  const { person, wire } = await start();
  const before = await wire.count({});
  await person.choose('plumbing.xlsx', await bytesOf('plumbing'));
  await person.select('Sheet', 'Taps (30 rows)');
  await person.select('Net (Column B) stands for', 'SP - AUD - 01');
  await person.press('Preview');
  await person.submit();
  expect((await wire.count({})) - before).toBe(30);
  await person.reopen('plumbing.xlsx');
  await person.press('Read columns D to E');
  await person.submit();
  expect((await wire.count({})) - before).toBe(60);
  await annotate(`${person.clicks()} clicks`);
  expect(person.clicks()).toBeLessThanOrEqual(12);
});

test('a list with a known header reaches stored prices in 3 clicks', { tags: 'IU30' }, async () => {
  const { person, wire } = await start();
  const before = await wire.count({});
  const skus = skusOf(listNamed('tools')).filter((sku) => sku.startsWith('N-'));
  await person.choose('known.csv', Buffer.from(`MAIN_SKU,SP_AUD_01\n${skus.map((sku) => `${sku},5`).join('\n')}`));
  await person.submit();
  expect((await wire.count({})) - before).toBe(skus.length);
  expect(person.clicks()).toBe(3);
});
