import type { FindingKind } from '../../machines/upload-file.types';
import { type Cell, cellText } from '../../sheet/cell';
import { readNumber } from '../../sheet/numbers';
import type { Field } from '../../wire/field';
import { type FieldProblem, fieldProblem } from '../../wire/field-value';
import { parseTextList } from '../../wire/text-list';
import { normalizeName } from '../../wire/text-rules';
import type { ColumnContent } from '../upload-shape';
import { checkPrice, isLogical, priceText } from './check-price';
import { errorFinding } from './finding-kinds';
import { isDashes, type NumberStyle } from './number-style';

export interface ContentRules {
  /** Returns the cell as previewed and sent; numbers as plain decimals. */
  read(cell: Cell, style: NumberStyle): string;
  /** Returns `undefined` for a valid cell. */
  check(cell: Cell, style: NumberStyle): FindingKind | undefined;
}

function asText(cell: Cell): string {
  const text = cellText(cell).trim();
  return isDashes(text) ? '' : text;
}

const asKey = (cell: Cell): string => normalizeName(asText(cell));

function asNumber(cell: Cell, { separator }: NumberStyle): string {
  if (typeof cell === 'string' && isDashes(cell)) return '';
  const reading = readNumber(cell, separator);
  if (reading.kind === 'number') return reading.decimal;
  return reading.kind === 'text' ? reading.text : '';
}

/** The server's limit. */
const longestText = 4000;
/** The upload has its own labels and widths. */
const noDisplay = { label: '', width: 0 } as const;
const fields = {
  key: { kind: 'text', ...noDisplay, maxLength: 100, isName: true },
  text: { kind: 'text', ...noDisplay, maxLength: longestText },
  list: { kind: 'list', ...noDisplay, maxLength: longestText },
  'yes-no': { kind: 'yes-no', ...noDisplay },
  status: { kind: 'status', ...noDisplay },
  address: { kind: 'address', ...noDisplay, maxLength: longestText },
  number: { kind: 'number', ...noDisplay },
} as const satisfies Record<Exclude<ColumnContent, 'price'>, Field>;

/** The finding for each problem that makes the server refuse a value. */
const problems: Readonly<Record<FieldProblem['kind'], FindingKind>> = {
  'too-long': 'over-long',
  'list-too-long': 'over-long',
  'too-many': 'over-long',
  'too-large': 'no-number',
  'error-text': 'error-cell',
  unstorable: 'unstorable',
  'below-zero': 'negative',
  'not-a-number': 'no-number',
  'not-a-list': 'over-long',
  'not-yes-no': 'wrong-yes-no',
  'not-status': 'wrong-status',
  'not-address': 'wrong-address',
  'not-email': 'wrong-address',
};

function fieldRules(
  field: Field,
  read: ContentRules['read'] = asText,
  {
    blank = 'clears',
    overrides = {},
  }: { readonly blank?: FindingKind; readonly overrides?: Partial<typeof problems> } = {},
): ContentRules {
  const kinds = { ...problems, ...overrides };
  return {
    read,
    check(cell, style) {
      const error = errorFinding(cell);
      if (error !== undefined) return error;
      const text = read(cell, style);
      if (text === '') return blank;
      const problem = fieldProblem(field, field.kind === 'list' ? parseTextList(text) : text);
      return problem && kinds[problem.kind];
    },
  };
}

const numberRules = fieldRules(fields.number, asNumber);
const rules: Readonly<Record<ColumnContent, ContentRules>> = {
  key: fieldRules(fields.key, asKey, { blank: 'missing-key', overrides: { 'too-long': 'wrong-key' } }),
  text: fieldRules(fields.text),
  list: fieldRules(fields.list),
  'yes-no': fieldRules(fields['yes-no']),
  status: fieldRules(fields.status, asText, { blank: 'wrong-status' }),
  address: fieldRules(fields.address),
  number: { read: asNumber, check: (cell, style) => (isLogical(cell) ? 'logical' : numberRules.check(cell, style)) },
  price: { read: priceText, check: checkPrice },
};

export const rulesOf = (content: ColumnContent): ContentRules => rules[content];

export const isNumeric = (content: ColumnContent): boolean => content === 'price' || content === 'number';
