import type { ReceivedRequest, Reply } from '../../api/backend';

/** A stored record, by its names in the API. */
type Stored = Readonly<Record<string, unknown>>;

/** The stored records, by the area of their calls. */
interface Store {
  product?: Stored[];
  company?: Stored[];
  users?: Stored[];
}

/** The parts of a request's body that this back end reads. */
interface Asked {
  readonly tableColumns?: readonly string[];
  readonly currentPage: number;
  readonly itemsPerPage: number;
  readonly search: string;
  readonly STATUS?: string;
  readonly ID: unknown;
}

/**
 * The replies of a back end that takes spec.md literally: an empty `tableColumns` means no column, null values are left out,
 * page sizes that no list offers are refused, and a PATCH changes only the fields in its body.
 */
export function literalReplies(store: Store): {
  readonly reply: (got: Pick<ReceivedRequest, 'method' | 'url' | 'body'>) => Reply;
  /** Bodies of the list requests and of the changes, in order. */
  readonly lists: Asked[];
  readonly changes: Stored[];
} {
  const lists: Asked[] = [];
  const changes: Stored[] = [];
  const good = (data: unknown): Reply => ({ json: { status: 200, message: '', data } });

  function page(records: readonly Stored[], asked: Asked): Reply {
    const { tableColumns = [], currentPage, itemsPerPage, search, STATUS } = asked;
    if (![10, 20, 50].includes(itemsPerPage)) return { status: 400, json: { status: 400, message: 'Page size.' } };
    const found = records
      .filter((record) => STATUS === undefined || record.STATUS === STATUS)
      .filter((record) => JSON.stringify(record).toLowerCase().includes(search.toLowerCase()));
    const items = found.slice((currentPage - 1) * itemsPerPage, currentPage * itemsPerPage).map((record) => {
      const sent = Object.entries(record).filter(([key, value]) => tableColumns.includes(key) && value !== null);
      return Object.fromEntries(sent);
    });
    return good({ items, meta: { currentPage, itemsPerPage, totalPages: Math.ceil(found.length / itemsPerPage) } });
  }

  function reply({ method, url, body }: Pick<ReceivedRequest, 'method' | 'url' | 'body'>): Reply {
    const [area, call = ''] = url.replace(/^.*\/api\//, '').split('/');
    const records = area === 'product' || area === 'company' || area === 'users' ? store[area] : undefined;
    if (records === undefined) return good({});
    if (call === 'getCompanyList') return good(store.company?.map(({ ID, COMPANY_NAME }) => ({ ID, COMPANY_NAME })));
    // SAFETY: the client under test sends JSON objects; a test that gets something else fails.
    const asked = (body === '' ? {} : JSON.parse(body)) as Stored & Asked;
    if (method === 'PATCH') {
      changes.push(asked);
      const place = records.findIndex(({ ID }) => ID === asked.ID);
      records[place] = { ...records[place], ...asked };
      return good(null);
    }
    if (!['getProduct', 'getCompanies', 'getUsers'].includes(call)) return good({});
    lists.push(asked);
    return page(records, asked);
  }
  return { reply, lists, changes };
}

/** A product with every field. */
export const wholeProduct = {
  ID: 'p-7',
  GROUP_NAME: 'Lines',
  MAIN_SKU: 'A-1',
  LOOKUP_SKU: 'L-1',
  DESCRIPTION: 'Court line',
  UNIT: 'm',
  UNIT_SIZE: 2.5,
  STANDARD_ROLL_LENGTH: 30,
  CROWNED_STRIP_LENGTH: 4,
  WEIGHT_PER_UNIT: 1.2,
  ORDER_QUANTITY: '10',
  LEAD_TIME: '2 weeks',
  APPLICATION_GROUP: ['Gym'],
  SUB_GROUP: 'Tape',
  LOGO_CHANGEABLE: true,
  PRIME_LOGO_NAMES: ['Crest'],
  EXCLUSIVE: false,
  EXCLUSIVE_FOR_COMPANY: ['Tasman'],
  STATUS: 'Active',
  IMAGE_URL: 'https://pictures.example/a-1.png',
};

/** A company with every field. */
export const wholeCompany = {
  ID: 3,
  COMPANY_NAME: 'Tasman',
  ADDRESS1: '41 Sunderland Street',
  ADDRESS2: 'Rear gate',
  UNIT: '3',
  CITY: 'Hobart',
  POSTAL_CODE: '7000',
  REGION: 'Tasmania',
  COUNTRY: 'Australia',
  CURRENCY: 'AUD',
  CUSTOM_LOGO: ['Crest'],
  PRICE_CATEGORY_BULK: 'AUD 01',
  PRICE_CATEGORY_STRIPS: 'AUD 02',
  APPROVED_APPLICATOR: 'Yes',
  SALES_PERSON: 'Tom Brandt',
  STATUS: 'Active',
};

/** A user with every field. */
export const wholeUser = {
  ID: 'u-7',
  NAME: 'Ines Moreau',
  EMAIL: 'ines@courts.example',
  ROLE: 'Manager',
  STATUS: 'Active',
  COMPANY: { ID: 3, COMPANY_NAME: 'Tasman' },
  PHONE_NUMBER: '+61 2 5550 0163',
  LAST_LOGIN: '2026-11-20T04:45:00Z',
};
