import { type RawBuilder, sql } from 'kysely';

/** One way to ask for the price list, and the SQL that its answer needs: the count and the page. */
export interface ListCase {
  readonly name: string;
  /** Whether the database has little to do. */
  readonly isQuick: boolean;
  /** What is sent to getPrice. */
  readonly body: object;
  readonly count: RawBuilder<unknown>;
  readonly page: RawBuilder<unknown>;
}

/** The cases that are compared with each other. */
export const [FIRST_PAGE, LAST_PAGE] = ['page 1', 'page 5,000'];

const ROWS = 20;
/** The last page of 100,000 prices. */
const DEEP_PAGE = 5000;

const pageOf = (
  skus: RawBuilder<unknown>,
) => sql`select price.id, price.version, price.aud, price.usd, product.*, array(
    select company_name from product_company join company on company.id = company_id
    where product_id = product.id order by company_name
  ) as companies
  from (${skus}) as page join price using (main_sku) join product using (main_sku) order by main_sku`;

const whole = (page: number) => ({
  count: sql`select total from list_count where list = 'price'`,
  page: pageOf(sql`select main_sku from price order by main_sku limit ${ROWS} offset ${(page - 1) * ROWS}`),
});

const narrowed = (condition: RawBuilder<unknown>) => ({
  count: sql`select count(*) from price join product using (main_sku) where ${condition}`,
  page: pageOf(
    sql`select main_sku from price join product using (main_sku) where ${condition} order by main_sku limit ${ROWS}`,
  ),
});

/** The cases; the group is one that the list has. */
export const listCases = (group: string): readonly ListCase[] => [
  { name: FIRST_PAGE, isQuick: true, body: {}, ...whole(1) },
  { name: LAST_PAGE, isQuick: false, body: { currentPage: DEEP_PAGE }, ...whole(DEEP_PAGE) },
  { name: 'search, found', isQuick: true, body: { search: '0012' }, ...narrowed(sql`search_text like ${'%0012%'}`) },
  {
    name: 'search, not found',
    isQuick: true,
    body: { search: 'mintless' },
    ...narrowed(sql`search_text like ${'%mintless%'}`),
  },
  {
    name: 'filter',
    isQuick: false,
    body: { filters: { GROUP_NAME: [group] } },
    ...narrowed(sql`group_name = ${group}`),
  },
];
