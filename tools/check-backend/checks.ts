import { companies, fetchCompanyAttributes, fetchPriceCategories } from '../../src/api/resources/companies';
import { fetchCompanyList } from '../../src/api/resources/company-list';
import { downloadPrices, fetchMainSkus, fetchPriceFilters, fetchPrices } from '../../src/api/resources/prices';
import { fetchProductAttributes, products } from '../../src/api/resources/products';
import type { PageQuery } from '../../src/api/resources/records';
import { users } from '../../src/api/resources/users';
import type { Client } from '../../src/api/transport/client';
import { companyFields } from '../../src/wire/company';
import { isColumn, keysOf, keysWhere } from '../../src/wire/field';
import type { FilterChoice, Page } from '../../src/wire/lists';
import { productFields } from '../../src/wire/product';
import { userFields, userStatuses } from '../../src/wire/user';
import type { WireRecord } from '../../src/wire/values';
import { type Finding, pageFinding } from './findings';

/** One call of the widgets. */
export interface Check {
  /** Names the call in the report, such as 'Prices: a page'. */
  readonly title: string;
  /** Makes the call as the widgets do. `text` returns the body of the response. */
  run(client: Client, text: () => string): Promise<Finding>;
}

/** A search that no record matches. */
const unmatchedSearch = 'zq-no-such-record-7f3';
const pageSize = 10;
const everything: PageQuery = { page: 1, pageSize, search: '', filters: {} };

type AnyPage = Page<{ readonly source: WireRecord }>;

interface ListChecks {
  readonly area: string;
  readonly what: string;
  readonly columns: readonly string[];
  readonly page: (client: Client, query: PageQuery) => Promise<AnyPage>;
  readonly filters: (client: Client) => Promise<readonly FilterChoice[]>;
}

/** A page, a search for nothing, and the filter choices of one list. */
const listChecks = ({ area, what, columns, page, filters }: ListChecks): readonly Check[] => [
  {
    title: `${area}: a page`,
    run: async (client, text) => {
      const found = await page(client, everything);
      return pageFinding(found, { text: text(), requestedSize: pageSize, columns, what });
    },
  },
  {
    title: `${area}: a search that finds nothing`,
    async run(client) {
      const { meta } = await page(client, { ...everything, search: unmatchedSearch });
      const ignored = `\`search\` was "${unmatchedSearch}", and ${meta.totalItems} ${what} came: the search is not read.`;
      return { read: `${meta.totalItems} ${what}.`, warnings: meta.totalItems > 0 ? [ignored] : [] };
    },
  },
  {
    title: `${area}: the filter choices`,
    run: async (client) => choicesFinding(await filters(client)),
  },
];

function choicesFinding(choices: readonly FilterChoice[]): Finding {
  const read = choices.map(({ key, values }) => `${key} (${values.length})`).join(', ');
  const none = '`data.filterData` has no key with a list of values: the filter dialog is empty.';
  return { read: read || 'No choices.', warnings: choices.length === 0 ? [none] : [] };
}

/** The finding about lists of choices: how many each has, and which needed ones are empty. */
function offeredFinding(
  offered: Readonly<Partial<Record<string, readonly string[]>>>,
  needed: readonly string[],
): Finding {
  const empty = needed.filter((key) => (offered[key] ?? []).length === 0);
  return {
    read: needed.map((key) => `${key} (${offered[key]?.length ?? 0})`).join(', '),
    warnings: empty.length > 0 ? [`No values for ${empty.join(', ')}: the form has nothing to choose there.`] : [],
  };
}

async function fileFinding(file: Blob): Promise<Finding> {
  const start = new TextDecoder().decode(await file.slice(0, 2).arrayBuffer());
  const warning = 'It is saved as .xlsx, but does not begin as one (PK): a spreadsheet program will not open it.';
  return { read: `A file of ${file.size.toLocaleString('en')} bytes.`, warnings: start === 'PK' ? [] : [warning] };
}

const productColumns = keysOf(productFields);

/** Every call that reads, in the order of the report. */
export const checks: readonly Check[] = [
  ...listChecks({
    area: 'Prices',
    what: 'prices',
    columns: ['ID', 'MAIN_SKU'],
    page: fetchPrices,
    filters: fetchPriceFilters,
  }),
  {
    title: 'Prices: SKUs without a price',
    async run(client) {
      const skus = await fetchMainSkus(client, 'unpriced');
      return { read: `${skus.length} SKUs.`, warnings: [] };
    },
  },
  {
    title: 'Prices: all SKUs',
    async run(client) {
      const skus = await fetchMainSkus(client, 'all');
      const none = 'No SKU came with All=True: an upload marks every row as unknown.';
      return { read: `${skus.length} SKUs.`, warnings: skus.length === 0 ? [none] : [] };
    },
  },
  { title: 'Prices: the download', run: async (client) => fileFinding(await downloadPrices(client, everything)) },
  ...listChecks({
    area: 'Products',
    what: 'products',
    columns: ['ID', ...keysWhere(productFields, isColumn)],
    page: (client, query) => products.page(client, { ...query, columns: productColumns }),
    filters: products.filters,
  }),
  {
    title: 'Products: values in use',
    async run(client) {
      const needed = keysWhere(productFields, ({ suggested }) => suggested === true);
      return offeredFinding(await fetchProductAttributes(client), needed);
    },
  },
  {
    title: 'Products: the download',
    run: async (client) => fileFinding(await products.download(client, { ...everything, columns: productColumns })),
  },
  ...listChecks({
    area: 'Companies',
    what: 'companies',
    columns: ['ID', ...keysOf(companyFields)],
    page: (client, query) => companies.page(client, { ...query, columns: keysOf(companyFields) }),
    filters: companies.filters,
  }),
  {
    title: 'Companies: what the form offers',
    async run(client) {
      const needed = keysWhere(companyFields, ({ kind, dependsOn }) => kind === 'choice' && dependsOn === undefined);
      return offeredFinding({ ...(await fetchCompanyAttributes(client)) }, [...needed, 'CUSTOM_LOGO']);
    },
  },
  {
    title: 'Companies: price categories of the first currency',
    async run(client) {
      const [currency] = (await fetchCompanyAttributes(client)).CURRENCY;
      if (currency === undefined) return { read: 'Left out: there is no currency to ask for.', warnings: [] };
      const needed = keysWhere(companyFields, ({ dependsOn }) => dependsOn !== undefined);
      return offeredFinding({ ...(await fetchPriceCategories(client, currency)) }, needed);
    },
  },
  {
    title: 'Companies: the short list for forms',
    async run(client) {
      const listed = await fetchCompanyList(client);
      return { read: `${listed.length} companies.`, warnings: [] };
    },
  },
  ...userStatuses.flatMap((status) =>
    listChecks({
      area: `${status} users`,
      what: 'users',
      columns: ['ID', ...keysOf(userFields)],
      page: (client, query) => users.page(client, { ...query, status, columns: keysOf(userFields) }),
      filters: users.filters,
    }).slice(0, status === 'Active' ? 3 : 1),
  ),
];

/** The calls that are not tried, because they write, mail, or count as a failed sign-in. */
export const uncheckedCalls =
  'login, register, approval, passwords, profile, two-factor, creating, changing, deleting, uploads and their confirmation';
