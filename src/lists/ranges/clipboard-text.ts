/** Texts of cells, row by row. */
export type CellTexts = readonly (readonly string[])[];

/** An international telephone number, of six digits or more: copied as it is, although it begins with +. */
const phoneNumber = /^\+(?:[\s().-]*\d){6,}\s*$/;

/** A text that a spreadsheet would take for a formula. */
function isFormulaLike(text: string): boolean {
  if (/^[=@\t]/.test(text)) return true;
  if (!/^[+-]/.test(text)) return false;
  return !/^[+-][\d.,\u202f]*\d$/.test(text) && !phoneNumber.test(text);
}

/** Whether a text gets an apostrophe: a formula, or one with apostrophes before it, so that one can be taken off again. */
const needsApostrophe = (text: string): boolean => isFormulaLike(text.replace(/^'+/, ''));

/**
 * Texts of cells as spreadsheets copy them: tabs between columns, line breaks between rows, quotes around a cell with a tab, a
 * line break or a leading quote. A text that a spreadsheet would take for a formula gets an apostrophe.
 */
export const toClipboardText = (cells: CellTexts): string =>
  cells.map((row) => row.map((text) => quoteIfNeeded(needsApostrophe(text) ? `'${text}` : text)).join('\t')).join('\n');

const quoteIfNeeded = (text: string): string => (/[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A cell in quotes, or one without, and the separator after it. */
const nextCell = /("(?:[^"]|"")*"(?=[\t\r\n]|$)|[^\t\r\n]*)(\t|\r\n|\r|\n|$)/y;

/**
 * Reads cells from the clipboard, as spreadsheets and `toClipboardText` write them. Ignores the line break at the end, which
 * spreadsheets add. Shorter rows are filled with ''.
 */
export function parseClipboardText(text: string): CellTexts {
  const rows: string[][] = [[]];
  nextCell.lastIndex = 0;
  for (;;) {
    const found = nextCell.exec(text);
    if (found === null) break;
    const [, cell = '', separator = ''] = found;
    rows.at(-1)?.push(unquote(cell));
    if (separator === '') break;
    if (separator !== '\t') {
      if (nextCell.lastIndex === text.length) break;
      rows.push([]);
    }
  }
  const columns = Math.max(...rows.map(({ length }) => length));
  return rows.map((row) => [...row, ...Array.from({ length: columns - row.length }, () => '')]);
}

function unquote(cell: string): string {
  const text =
    cell.length > 1 && cell.startsWith('"') && cell.endsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  return text.startsWith("'") && needsApostrophe(text.slice(1)) ? text.slice(1) : text;
}
