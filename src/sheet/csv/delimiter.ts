import { parseRecords } from './parse';

export type Delimiter = ',' | ';' | '\t' | '|';

/** In order of preference when two fit equally well: a comma may also be a decimal separator. */
const candidates: readonly Delimiter[] = ['\t', ';', '|', ','];
const maxSampledRecords = 200;

/** Returns the usual number of columns, and the share of the lines that have it. */
const measure = (text: string, delimiter: Delimiter) => {
  const records = parseRecords(text, delimiter)
    .filter((record) => record.some((cell) => cell !== ''))
    .slice(0, maxSampledRecords);
  const frequency = new Map<number, number>();
  for (const { length } of records) frequency.set(length, (frequency.get(length) ?? 0) + 1);
  const [columns, lines] = [...frequency].reduce((best, next) => (next[1] > best[1] ? next : best), [1, 0]);
  return { delimiter, columns, agreement: lines / Math.max(1, records.length) };
};

/** Returns the delimiter that splits most lines into the same number of cells; a comma if none splits any. */
export const findDelimiter = (sample: string): Delimiter => {
  const fits = candidates.map((delimiter) => measure(sample, delimiter)).filter(({ columns }) => columns > 1);
  fits.sort((a, b) => b.agreement - a.agreement || b.columns - a.columns);
  return fits[0]?.delimiter ?? ',';
};

/** Some spreadsheet programs write the delimiter into a first line `sep=;`. */
export const declaredDelimiter = (
  text: string,
): { readonly delimiter: Delimiter; readonly line: string } | undefined => {
  const [line, character] = /^"?sep=([,;\t|])"?(?:\r\n|\r|\n)/i.exec(text) ?? [];
  const delimiter = candidates.find((candidate) => candidate === character);
  return line === undefined || delimiter === undefined ? undefined : { delimiter, line };
};
