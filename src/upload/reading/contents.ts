import type { FindingKind } from '../../machines/upload-file.types';
import { type Cell, cellText } from '../../sheet/cell';
import { readNumber } from '../../sheet/numbers';
import type { Field } from '../../wire/field';
import { type FieldProblem, fieldProblem } from '../../wire/field-value';
import { readTextList } from '../../wire/text-list';
import { normalizeName } from '../../wire/text-rules';
import type { ColumnContent } from '../upload-shape';
import { checkPrice, isLogical, priceText } from './check-price';
import { errorFinding } from './finding-kinds';
import { isDashes, type NumberStyle } from './number-style';

/** How cells of one content are read and checked. */
export interface ContentRules {
  /** The cell as previewed and sent: numbers as plain decimals, everything else as text. */
  read(cell: Cell, style: NumberStyle): string;
  /** The finding of the cell; `undefined` for a plain valid one. */
  check(cell: Cell, style: NumberStyle): FindingKind | undefined;
}

function asText(cell: Cell): string {
  const text = cellText(cell).trim();
  return isDashes(text) ? '' : text;
}

/** A key as it is stored: a run of white space is one blank. */
const asKey = (cell: Cell): string => normalizeName(asText(cell));

function asNumber(cell: Cell, { sign }: NumberStyle): string {
  if (typeof cell === 'string' && isDashes(cell)) return '';
  const reading = readNumber(cell, sign);
  if (reading.kind === 'number') return reading.decimal;
  return reading.kind === 'text' ? reading.text : '';
}

/** What the server stores at most. */
const longestText = 4000;
/** How a field is shown does not matter here. */
const unseen = { label: '', width: 0 } as const;
const fields = {
  key: { kind: 'text', ...unseen, maxLength: 100, isName: true },
  text: { kind: 'text', ...unseen, maxLength: longestText },
  list: { kind: 'list', ...unseen, maxLength: longestText },
  'yes-no': { kind: 'yes-no', ...unseen },
  status: { kind: 'status', ...unseen },
  address: { kind: 'address', ...unseen, maxLength: longestText },
  number: { kind: 'number', ...unseen },
} as const satisfies Record<Exclude<ColumnContent, 'price'>, Field>;

/** The findings of what the server refuses too. */
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

/** Findings for spreadsheet errors, blanks, and what the rules of the field refuse. */
function fieldRules(
  field: Field,
  read: ContentRules['read'] = asText,
  {
    blank = 'clears',
    special = {},
  }: { readonly blank?: FindingKind; readonly special?: Partial<typeof problems> } = {},
): ContentRules {
  const kinds = { ...problems, ...special };
  return {
    read,
    check(cell, style) {
      const error = errorFinding(cell);
      if (error !== undefined) return error;
      const text = read(cell, style);
      if (text === '') return blank;
      const problem = fieldProblem(field, field.kind === 'list' ? readTextList(text) : text);
      return problem && kinds[problem.kind];
    },
  };
}

const numberRules = fieldRules(fields.number, asNumber);
const rules: Readonly<Record<ColumnContent, ContentRules>> = {
  key: fieldRules(fields.key, asKey, { blank: 'missing-key', special: { 'too-long': 'wrong-key' } }),
  text: fieldRules(fields.text),
  list: fieldRules(fields.list),
  'yes-no': fieldRules(fields['yes-no']),
  status: fieldRules(fields.status, asText, { blank: 'wrong-status' }),
  address: fieldRules(fields.address),
  number: { read: asNumber, check: (cell, style) => (isLogical(cell) ? 'logical' : numberRules.check(cell, style)) },
  price: { read: priceText, check: checkPrice },
};

export const rulesOf = (content: ColumnContent): ContentRules => rules[content];

/** Whether cells of this content are numbers, which show the file's number convention. */
export const isNumeric = (content: ColumnContent): boolean => content === 'price' || content === 'number';
