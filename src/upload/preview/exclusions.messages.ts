import type { ExclusionKind, ExclusionReason } from '../../machines/reading.types';
import { defineMessages } from '../../texts/define-messages';
import { counted } from '../../ui/counted';

export const exclusionCounts = defineMessages<Readonly<Record<ExclusionKind, (rows: number, key: string) => string>>>(
  'exclusionCounts',
  {
    'no-sku': (rows, key) => `${counted(rows, 'row', 'rows')} without a ${key}`,
    section: (rows) => counted(rows, 'section or repeated header row', 'section or repeated header rows'),
    'no-value': (rows) => `${counted(rows, 'row', 'rows')} with a dash or nothing in place of every value`,
    hidden: (rows) => `${counted(rows, 'row', 'rows')} hidden in the file`,
    'unknown-sku': (rows, key) => `${counted(rows, 'row', 'rows')} with an unknown ${key}`,
    'ambiguous-sku': (rows, key) => `${counted(rows, 'row', 'rows')} with a ${key} of several products`,
    'zero-price': (rows) => `${counted(rows, 'row', 'rows')} with a price of 0`,
    'no-cost': (rows) => `${counted(rows, 'row', 'rows')} without a cost: blank, 0 or a text`,
    error: (rows) => `${counted(rows, 'row', 'rows')} with an error`,
  },
);

export const exclusionReasons = defineMessages<Readonly<Record<ExclusionReason, string>>>('exclusionReasons', {
  'no-sku': 'row without a SKU',
  section: 'section row',
  'no-value': 'row without any value',
  hidden: 'hidden row',
  'unknown-sku': 'row with an unknown SKU',
  'ambiguous-sku': 'row with a number of several products',
  'zero-price': 'row with a price of 0',
  'no-cost': 'row without a cost',
  error: 'row with an error',
  duplicate: 'row with a SKU in the file twice',
  'other-value': 'row with another value',
  single: 'chosen row',
});
