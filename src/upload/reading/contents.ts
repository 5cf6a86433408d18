import type { FindingKind } from '../../machines/reading.types';
import { type Cell, cellText } from '../../sheet/cell';
import { readNumber } from '../../sheet/numbers';
import type { Field } from '../../wire/field';
import { type FieldProblem, fieldProblem } from '../../wire/field-value';
import { parseTextList } from '../../wire/text-list';
import { normalizeName } from '../../wire/text-rules';
import type { ColumnContent } from '../upload-shape';
import { checkPrice, isLogical, readPriceText } from './check-price';
import { errorFinding } from './finding-kinds';
import { isDashes, type ReadingStyle } from './number-style';

export interface ContentRules {
  /** Returns the cell as previewed and sent; numbers as plain decimals. */
  read(cell: Cell, style: ReadingStyle): string;
  check(cell: Cell, style: ReadingStyle): FindingKind | undefined;
}

function asText(cell: Cell): string {
  const text = cellText(cell).trim();
  return isDashes(text) ? '' : text;
}

function asStatus(cell: Cell, { statuses = {} }: ReadingStyle): string {
  const text = asText(cell);
  const chosenMeaning = Object.hasOwn(statuses, text.toLowerCase()) ? statuses[text.toLowerCase()] : undefined;
  return chosenMeaning ?? text;
}

/** The addresses in a text, separated by white space, commas, semicolons or bars. */
export const addressesIn = (text: string): readonly string[] =>
  text
    .split(/[\s;|]+|,(?=\s*https?:)/)
    .map((part) => part.replace(/,$/, ''))
    .filter((part) => /^https?:\/\//i.test(part));

function asAddress(cell: Cell, { firstAddress }: ReadingStyle): string {
  const text = asText(cell);
  const [first, second] = firstAddress ? addressesIn(text) : [];
  // The blank, semicolon or bar may be part of the only address.
  return first !== undefined && second !== undefined ? first : text;
}

const asKey = (cell: Cell): string => normalizeName(asText(cell));

function asNumber(cell: Cell, { separator }: ReadingStyle): string {
  if (typeof cell === 'string' && isDashes(cell)) return '';
  const reading = readNumber(cell, separator);
  if (reading.kind === 'number') return reading.decimal;
  return reading.kind === 'text' ? reading.text : '';
}

/** Number of characters that the server accepts at most. */
const maxTextLength = 4000;

/** The finding for each problem that makes the server refuse a value. */
const findingByProblem: Readonly<Record<FieldProblem['kind'], FindingKind>> = {
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

interface RuleOptions {
  readonly read: ContentRules['read'];
  readonly blank?: FindingKind;
  readonly tooLong?: FindingKind;
}

function fieldRules(
  field: Omit<Field, 'label' | 'width'>,
  { read, blank = 'clears', tooLong = 'over-long' }: RuleOptions = { read: asText },
): ContentRules {
  const { kind } = field;
  // The upload has its own labels and widths.
  const fieldToCheck: Field = { ...field, label: '', width: 0 };
  return {
    read,
    check(cell, style) {
      const error = errorFinding(cell);
      if (error !== undefined) return error;
      if (kind === 'number' && isLogical(cell)) return 'logical';
      const text = read(cell, style);
      if (text === '') return blank;
      const problem = fieldProblem(fieldToCheck, kind === 'list' ? parseTextList(text) : text);
      return problem && (problem.kind === 'too-long' ? tooLong : findingByProblem[problem.kind]);
    },
  };
}

const rules: Readonly<Record<ColumnContent, ContentRules>> = {
  key: fieldRules(
    { kind: 'text', maxLength: 100, isName: true },
    { read: asKey, blank: 'missing-key', tooLong: 'wrong-key' },
  ),
  text: fieldRules({ kind: 'text', maxLength: maxTextLength }),
  list: fieldRules({ kind: 'list', maxLength: maxTextLength }),
  'yes-no': fieldRules({ kind: 'yes-no' }),
  status: fieldRules({ kind: 'status' }, { read: asStatus, blank: 'wrong-status' }),
  address: fieldRules({ kind: 'address', maxLength: maxTextLength }, { read: asAddress }),
  number: fieldRules({ kind: 'number' }, { read: asNumber }),
  price: { read: readPriceText, check: checkPrice },
};

export const rulesOf = (content: ColumnContent): ContentRules => rules[content];

export const isNumeric = (content: ColumnContent): boolean => content === 'price' || content === 'number';
