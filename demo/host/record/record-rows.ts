import type { RecordEntry } from './fetch-record';
import { recordMessages as messages } from './record.messages';

/** The texts of an entry's row in a file: when, who, kind, record, details, address. */
export const rowTexts = (entry: RecordEntry): readonly string[] => textsOf(entry, (from, to) => `${from} → ${to}`);

/** The texts of an entry's row on the page: the old value stands left of the new one, whatever their directions and the page's. */
export const shownTexts = (entry: RecordEntry): readonly string[] =>
  textsOf(entry, (from, to) => `\u2066\u2068${from}\u2069 → \u2068${to}\u2069\u2069`);

function textsOf(
  { AT, BY, KIND, RECORD, DETAIL, CHANGES, ADDRESS }: RecordEntry,
  pairOf: (from: string, to: string) => string,
): readonly string[] {
  const when = AT.slice(0, 19).replace('T', ' ');
  const who = BY === null ? messages.nobody : [BY.NAME, BY.EMAIL].filter((text) => text !== '').join(', ');
  const changes = Object.entries(CHANGES).map(([field, { FROM, TO }]) =>
    messages.change(field, pairOf(valueText(FROM), valueText(TO))),
  );
  const details = [...(DETAIL === '' ? [] : [DETAIL]), ...changes].join('\n');
  return [when, who, kindLabel(KIND), RECORD?.NAME ?? '', details, ADDRESS];
}

/** For example `User: authenticator removed`. Kinds that the catalogue does not have, such as those of a new area, are in English. */
export function kindLabel(kind: string): string {
  const label = Object.entries(messages.kinds).find(([known]) => known === kind)?.[1];
  if (label !== undefined) return label;
  const [subject = '', done = ''] = kind.split('.');
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)}: ${done.replaceAll('-', ' ')}`;
}

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return messages.unset;
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** Rows as .csv, whose cells are no formulas in a spreadsheet. */
export function toCsv(rows: readonly (readonly string[])[], separator: string): string {
  const cell = (text: string) => `"${withoutFormulas(text).replaceAll('"', '""')}"`;
  // With a byte order mark Excel reads it as UTF-8.
  return `\ufeff${rows.map((row) => row.map(cell).join(separator)).join('\r\n')}\r\n`;
}

/** Puts an apostrophe before what would begin a formula, also inside a text that a spreadsheet splits at another separator. */
function withoutFormulas(text: string): string {
  const marked = text.replace(/(^|[,;\t\r\n])([ \u00a0"]*)(?=[=+\-@])/g, "$1$2'");
  return /^[\t\r]/.test(marked) ? `'${marked}` : marked;
}
