import { companies, fetchCompanyAttributes, fetchPriceCategories } from '../../../src/api/resources/companies';
import { fetchCompanyList } from '../../../src/api/resources/company-list';
import type { EntityResource } from '../../../src/api/resources/entity-resource';
import { fetchProductAttributes, products } from '../../../src/api/resources/products';
import { users } from '../../../src/api/resources/users';
import { companyFields } from '../../../src/wire/company';
import { type Fields, type Identity, isColumn, keysOf, keysWhere, statuses } from '../../../src/wire/field';
import { productFields } from '../../../src/wire/product';
import { userFields, userStatuses } from '../../../src/wire/user';
import { isRecord, toText } from '../../../src/wire/values';
import { drawChoices, drawCompanies } from '../draw-choices';
import { drawRecords } from '../draw-rows';
import { type CheckResult, type Finding, finding, quote } from '../findings';
import { dataOf, type RawPage } from '../inspect/raw-page';
import type { Check, CheckContext } from './check';
import { leftOut } from './check';
import { downloadChecks } from './download-checks';
import { listChecks } from './list-checks';
import { everything } from './listed';

/** The lists of products, companies and users, and what their forms offer. */
export const entityChecks = (): readonly Check[] => [
  ...productChecks(),
  ...entityListChecks('Companies', 'companies', companyFields, companies),
  ...companyChoiceChecks,
  ...userStatuses.flatMap((status) => userChecks(status)),
];

function productChecks(): readonly Check[] {
  const columns = keysOf(productFields);
  let total = 0;
  const counted: typeof products = {
    ...products,
    async page(client, query) {
      const found = await products.page(client, query);
      if (query.search === '' && Object.keys(query.filters).length === 0)
        total = Math.max(total, found.meta.totalItems);
      return found;
    },
  };
  return [
    ...entityListChecks('Products', 'products', productFields, counted),
    {
      title: 'Products: values in use',
      async run({ client, last }) {
        const offered = await fetchProductAttributes(client);
        const needed = keysWhere(productFields, ({ suggested }) => suggested === true);
        const result = choicesResult(offered, await dataOf(last()), needed, []);
        return { ...result, ...drawChoices(productFields, needed, offered) };
      },
    },
    ...downloadChecks({
      area: 'Products',
      total: () => total,
      download: (client, search) => products.download(client, { ...everything, search, columns }),
    }),
  ];
}

function entityListChecks<F extends Fields, R extends Identity & { readonly [K in keyof F]?: unknown }>(
  area: string,
  what: string,
  fields: F,
  resource: EntityResource<R>,
): readonly Check[] {
  return listChecks({
    area,
    what,
    fields,
    columns: keysWhere(fields, isColumn),
    titleKey: resource.titleKey,
    statuses,
    page: (client, query) => resource.page(client, { ...query, columns: keysOf(fields) }),
    filters: resource.filters,
    // SAFETY: `page` returned these items.
    sample: ({ items }) => drawRecords(fields, items as readonly R[]),
  });
}

/** All checks for active users; for the others the first page alone. */
function userChecks(status: (typeof userStatuses)[number]): readonly Check[] {
  const list = listChecks({
    area: `${status} users`,
    what: 'users',
    fields: userFields,
    columns: keysOf(userFields),
    titleKey: 'EMAIL',
    statuses: userStatuses,
    page: (client, query) => users.page(client, { ...query, status, columns: keysOf(userFields) }),
    filters: users.filters,
    sample: ({ items }) =>
      drawRecords(
        userFields,
        // SAFETY: `users.page` returned these items.
        (items as Awaited<ReturnType<typeof users.page>>['items']).map((user) => ({
          ...user,
          COMPANY: user.COMPANY_NAME,
        })),
      ),
    inspect: (page) => otherStatuses(page, status),
  });
  return list.slice(0, status === 'Active' ? list.length : 1);
}

const otherStatuses = ({ items = [], prefix }: RawPage, status: string): readonly Finding[] =>
  items.flatMap((item, index) => {
    const sent = isRecord(item) ? toText(item.STATUS) : status;
    const isOther = sent !== status && userStatuses.some((known) => known === sent);
    const path = `${prefix}${index}.STATUS`;
    return isOther ? [finding('status-ignored', `${path} is ${quote(sent)}, and STATUS was "${status}".`, path)] : [];
  });

const requiredChoices = keysWhere(companyFields, ({ kind, dependsOn }) => kind === 'choice' && dependsOn === undefined);
const categories = keysWhere(companyFields, ({ dependsOn }) => dependsOn !== undefined);

const companyChoiceChecks: readonly Check[] = [
  {
    title: 'Companies: what the form offers',
    async run({ client, last }) {
      const offered = { ...(await fetchCompanyAttributes(client)) };
      const needed = [...requiredChoices, 'CUSTOM_LOGO' as const];
      const result = choicesResult(offered, await dataOf(last()), needed, needed);
      return { ...result, ...drawChoices(companyFields, needed, offered) };
    },
  },
  {
    title: 'Companies: price categories of the first currency',
    async run({ client, last }) {
      const [currency] = (await fetchCompanyAttributes(client)).CURRENCY;
      if (currency === undefined) return leftOut('there is no currency to ask for.');
      const offered = { ...(await fetchPriceCategories(client, currency)) };
      const result = choicesResult(offered, await dataOf(last()), categories, categories);
      return { ...result, ...drawChoices(companyFields, categories, offered) };
    },
  },
  {
    title: 'Companies: price categories of an unknown currency',
    async run({ client }) {
      const [currency] = (await fetchCompanyAttributes(client)).CURRENCY;
      if (currency === undefined) return leftOut('there is no currency to ask for.');
      const known = await fetchPriceCategories(client, currency);
      const unknown = await fetchPriceCategories(client, 'ZQZ').catch(() => undefined);
      const isSame = known.PRICE_CATEGORY_BULK.length > 0 && quote(known) === quote(unknown);
      const found = `CURRENCY=ZQZ brought the categories of ${currency}.`;
      return {
        read: unknown === undefined ? 'Refused.' : 'Other categories.',
        findings: isSame ? [finding('currency-ignored', found)] : [],
      };
    },
  },
  { title: 'Companies: the short list for forms', run: shortList },
];

/** How many values each field offers, and which required ones have none. */
function choicesResult(
  offered: Readonly<Partial<Record<string, readonly string[]>>>,
  data: unknown,
  keys: readonly string[],
  required: readonly string[],
): CheckResult {
  const sent = isRecord(data) ? data : {};
  const objects = keys.flatMap((key) => {
    const values = sent[key];
    const index = Array.isArray(values) ? values.findIndex(isRecord) : -1;
    const found = `${key}.${index} is ${quote(Array.isArray(values) ? values[index] : undefined)}.`;
    return index === -1 ? [] : [finding('choices-objects', found, `${key}.${index}`)];
  });
  const missing = required.filter((key) => (offered[key] ?? []).length === 0);
  const none = finding('choices-missing', `No values for ${missing.join(', ')}.`, missing[0]);
  return {
    read: keys.map((key) => `${key} (${offered[key]?.length ?? 0})`).join(', '),
    findings: objects.length > 0 ? objects : missing.length > 0 ? [none] : [],
  };
}

async function shortList({ client, last }: CheckContext): Promise<CheckResult> {
  const result = await fetchCompanyList(client).catch((error: unknown) => ({ error }));
  const data = await dataOf(last());
  const entries = Array.isArray(data) ? data : [];
  const findings = entries.flatMap((entry, index) => {
    const lacking = ['ID', 'COMPANY_NAME'].filter((key) => !isRecord(entry) || toText(entry[key]) === '');
    const path = `data.${index}.${lacking[0]}`;
    return lacking.length === 0 ? [] : [finding('company-list-incomplete', `${path} is missing.`, path)];
  });
  if ('error' in result && findings.length === 0) throw result.error;
  const drawn = 'error' in result ? {} : drawCompanies(result);
  return { read: `${entries.length} companies.`, findings, ...drawn };
}
