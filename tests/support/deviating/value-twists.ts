import { isRecord } from '../../../src/wire/values';
import { onData, onItem, onValue, type Twist, without } from './twist';

const attributes = (change: Readonly<Record<string, unknown>>, path: string) =>
  onData('entities', 'getCompanyAttributes', (data) => ({ ...(isRecord(data) && data), ...change }), path);

/** Of the values in records, choices and the history. */
export const valueTwists = {
  'yes-no-unknown': onValue('entities', 'getProduct', 'EXCLUSIVE', { type: 'Buffer', data: [1] }),
  'number-unreadable': onValue('entities', 'getProduct', 'UNIT_SIZE', '12,5'),
  'list-joined': onValue('entities', 'getProduct', 'APPLICATION_GROUP', '["A","B"]'),
  'value-object': onValue('entities', 'getCompanies', 'CITY', { name: 'Hobart' }),
  'image-unusable': onValue('entities', 'getProduct', 'IMAGE_URL', 'http://pictures.example/a.png'),
  'status-unknown': onValue('entities', 'getProduct', 'STATUS', 1),
  'role-unknown': onValue('entities', 'getUsers', 'ROLE', 'Super Admin'),
  'moment-unreadable': onValue('entities', 'getUsers', 'LAST_LOGIN', '20/11/2026 15:45'),
  'choices-missing': attributes({ COUNTRY: [] }, 'COUNTRY'),
  'choices-objects': attributes({ COUNTRY: [{ id: 1, name: 'Australia' }] }, 'COUNTRY.0'),
  'currency-ignored': onData('entities', 'getPriceCategory', () => ({
    PRICE_CATEGORY_BULK: ['A'],
    PRICE_CATEGORY_STRIPS: ['A'],
  })),
  'company-list-incomplete': onData('entities', 'getCompanyList', () => [{ ID: 1 }], 'data.0.COMPANY_NAME'),
  'history-shape': onItem(
    'history',
    'getPriceHistory',
    (item) => ({ ...item, CHANGES: [without({ KEY: 'SP_AUD_01', OLD: 1, NEW: 2 }, 'KEY')] }),
    'items.0.CHANGES.0.KEY',
  ),
  'history-fails': {
    group: 'history',
    change: (reply, { url }) =>
      url.includes('getPriceUploads') ? { status: 500, json: { status: 500, message: 'Broken.' } } : reply,
  },
} as const satisfies Readonly<Record<string, Twist>>;
