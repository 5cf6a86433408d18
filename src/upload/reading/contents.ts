import { type Cell, isErrorCell } from '../../sheet/cell';
import { cellText } from '../../sheet/cell-text';
import { type DecimalSign, readNumber } from '../../sheet/numbers';
import type { ColumnContent } from '../upload-shape';
import { checkPrice } from './check-price';
import type { MarkKind } from './marks';

/** How cells of one kind are read, and what is to be said of them. */
interface ContentRules {
  /** The cell as it is shown and sent: numbers as plain decimals, everything else as text. */
  read(cell: Cell, sign: DecimalSign): string;
  /** What is to be said about the cell; `undefined` for a plain good one. */
  check(cell: Cell, sign: DecimalSign): MarkKind | undefined;
}

const asText = (cell: Cell): string => cellText(cell).trim();

function asNumber(cell: Cell, sign: DecimalSign): string {
  const reading = readNumber(cell, sign);
  if (reading.kind === 'number') return reading.decimal;
  return reading.kind === 'text' ? reading.text : '';
}

/** Text, of which errors and blanks are marked, and whatever else `problem` finds. */
function textRules(problem: (text: string) => MarkKind | undefined, blank: MarkKind = 'clears'): ContentRules {
  return {
    read: asText,
    check(cell) {
      if (isErrorCell(cell)) return 'error-cell';
      const text = asText(cell);
      return text === '' ? blank : problem(text);
    },
  };
}

const anything = () => undefined;

const oneOf =
  (kind: MarkKind, ...words: readonly string[]) =>
  (text: string) =>
    words.includes(text.toUpperCase()) ? undefined : kind;

const rules: Readonly<Record<ColumnContent, ContentRules>> = {
  key: textRules(anything, 'missing-key'),
  text: textRules(anything),
  list: textRules(anything),
  'yes-no': textRules(oneOf('wrong-yes-no', 'YES', 'NO', 'TRUE', 'FALSE')),
  status: textRules(oneOf('wrong-status', 'ACTIVE', 'INACTIVE'), 'wrong-status'),
  address: textRules((text) => (/^(https?:\/\/[^\s/]|\/(?!\/))\S*$/i.test(text) ? undefined : 'wrong-address')),
  number: { read: asNumber, check: checkNumber },
  price: { read: asNumber, check: checkPrice },
};

/** The rules of one kind of cell. */
export const rulesOf = (content: ColumnContent): ContentRules => rules[content];

/** Whether cells of this kind hold numbers: they say how the file writes them, and are sent as such. */
export const isNumeric = (content: ColumnContent): boolean => content === 'price' || content === 'number';

function checkNumber(cell: Cell, sign: DecimalSign): MarkKind | undefined {
  if (isErrorCell(cell)) return 'error-cell';
  const reading = readNumber(cell, sign);
  if (reading.kind === 'blank') return 'clears';
  if (reading.kind === 'text') return 'no-number';
  return reading.decimal.startsWith('-') ? 'negative' : undefined;
}
