import { priceKeys } from '../../src/wire/price-levels';
import { wholeCompany, wholeProduct, wholeUser } from '../support/app/literal-back-end';
import type { WireRecord } from './respond';
import type { Variant } from './variant';

/** The records of one back end, by kind. */
export interface Store {
  companies: WireRecord[];
  products: WireRecord[];
  users: WireRecord[];
  prices: WireRecord[];
  /** The user who signs in. */
  person: Readonly<Record<'NAME' | 'EMAIL' | 'PHONE_NUMBER', string>> & { readonly DEVICE_NAME: string };
  /** IDs of the records whose first update was refused. */
  readonly contested: Set<string>;
  /** An ID that no record has yet. */
  nextId(): unknown;
}

/** The credentials of the user of every back end. */
export const credentials = { email: 'ann@courts.example', password: 'their-own-words' } as const;

/** The token of the only session. */
export const sessionToken = 'their-token';

const unset = Object.fromEntries(priceKeys.map((key) => [key, null]));

/** Two companies, three products of which one has a price, and a user of each status. */
export function newStore(variant: Variant): Store {
  let last = 0;
  const nextId = () => {
    last += 1;
    return variant.id?.(last) ?? last;
  };
  const product = (sku: string, fields: WireRecord = {}) => ({
    ...wholeProduct,
    IMAGE_URL: null,
    ...fields,
    ID: nextId(),
    MAIN_SKU: sku,
  });
  const courts = { ...wholeCompany, ID: nextId(), COMPANY_NAME: 'Courts', CUSTOM_LOGO: ['Club crest'] };
  const tasman = { ...wholeCompany, ID: nextId(), CITY: 'Perth', ADDRESS2: null };
  const user = (NAME: string, EMAIL: string, fields: WireRecord) => ({
    ...wholeUser,
    LAST_LOGIN: new Date(wholeUser.LAST_LOGIN),
    ID: nextId(),
    NAME,
    EMAIL,
    COMPANY: { ID: courts.ID, COMPANY_NAME: courts.COMPANY_NAME },
    ...fields,
  });
  return {
    nextId,
    contested: new Set(),
    companies: [courts, tasman],
    products: [
      product('A-1'),
      product('A-2', { GROUP_NAME: 'Tape', UNIT_SIZE: null, APPLICATION_GROUP: [], EXCLUSIVE_FOR_COMPANY: [] }),
      product('B-1', { DESCRIPTION: null, EXCLUSIVE: null, STATUS: 'Inactive' }),
    ],
    users: [
      user('Ines Moreau', 'ines@courts.example', {}),
      user('Otto Pending', 'otto@courts.example', { STATUS: 'Pending', COMPANY: null, LAST_LOGIN: null }),
    ],
    prices: [{ ...unset, ID: nextId(), MAIN_SKU: 'A-1', SP_AUD_01: 12.5, SP_AUD_02: 'POA', SP_USD_01: 8 }],
    person: { NAME: 'Ann Fielding', EMAIL: credentials.email, PHONE_NUMBER: '+61 2 5550 0100', DEVICE_NAME: '' },
  };
}
