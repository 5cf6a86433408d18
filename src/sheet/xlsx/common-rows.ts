import { type Cell, checkRowLimits, isBlankRow, type SheetRow } from '../cell';
import { limits } from '../limits';
import { hiddenMark, isHiddenTag } from './hidden-parts';
import type { SharedStrings } from './shared-strings';
import { stringText } from './xml-text';

export interface CommonRowContext {
  readonly sharedStrings: SharedStrings;
  readonly specialStyles: ReadonlySet<string>;
}

const rowOpen = /\s*<row((?:\s[^>]*)?)>/y;
const rowNumber = /\sr="(\d+)"/;
const rowClose = /\s*<\/row>/y;
/** Groups: column, row, other attributes, formula, value, inline text. */
const cell =
  /\s*<c r="([A-Z]{1,3})(\d+)"([^>]*?)(?:\/>|>(<f(?:\s[^>]*?)?(?:\/>|>[^<]*<\/f>))?(?:<v(?:\s[^>]*)?>([^<]*)<\/v>|<is><t(?:\s[^>]*)?>([^<]*)<\/t><\/is>)?<\/c>)/y;

type Reader = (value: string | undefined, inline: string | undefined, hasFormula: boolean) => Cell | undefined;

const columnIndex = (letters: string): number => {
  let index = 0;
  for (let at = 0; at < letters.length; at++) index = index * 26 + letters.charCodeAt(at) - 64;
  return index - 1;
};

/**
 * Parses `<row>` elements as spreadsheet programs usually write them, several times as fast as SheetJS.
 * @returns `undefined` for anything else: dates, errors, rich text, formulas without a result
 * @throws SheetFailure as `checkRowLimits` does
 */
export const readCommonRows = (rows: string, context: CommonRowContext): readonly SheetRow[] | undefined => {
  const { sharedStrings, specialStyles } = context;
  const readers = new Map<string, Reader | undefined>();
  const columns = new Map<string, number>();

  const readText: Reader = (value, _, hasFormula) =>
    value === undefined && hasFormula ? undefined : stringText(value ?? '');
  const readShared: Reader = (value) => (value === undefined ? '' : sharedStrings.text(Number(value)));
  const readInline: Reader = (_, inline = '') => stringText(inline);
  const readBoolean: Reader = (value) => (value === '1' ? true : value === '0' ? false : undefined);
  const readNumber: Reader = (value, inline, hasFormula) => {
    if (value === undefined || value === '') return hasFormula || inline !== undefined ? undefined : '';
    const number = Number(value);
    return Number.isNaN(number) ? undefined : number;
  };

  /** Cached, because cells share few combinations of attributes. */
  const readerOf = (attributes: string): Reader | undefined => {
    if (readers.has(attributes)) return readers.get(attributes);
    const type = /\st="(\w+)"/.exec(attributes)?.[1] ?? (/\st\s*=/.test(attributes) ? 'unusual' : 'n');
    const style = /\ss="(\d+)"/.exec(attributes)?.[1] ?? '0';
    const byType: Readonly<Record<string, Reader>> = {
      n: readNumber,
      s: readShared,
      str: readText,
      inlineStr: readInline,
      b: readBoolean,
    };
    const reader = type === 'n' && specialStyles.has(style) ? undefined : byType[type];
    readers.set(attributes, reader);
    return reader;
  };

  const columnOf = (letters: string): number => {
    const known = columns.get(letters);
    if (known !== undefined) return known;
    const index = columnIndex(letters);
    columns.set(letters, index);
    return index;
  };

  const parsed: SheetRow[] = [];
  for (let at = 0; at < rows.length; ) {
    rowOpen.lastIndex = at;
    const open = rowOpen.exec(rows);
    if (!open) return /^\s*$/.test(rows.slice(at)) ? parsed : undefined;
    at = rowOpen.lastIndex;
    const attributes = open[1] ?? '';
    if (attributes.endsWith('/')) continue;
    const number = rowNumber.exec(attributes)?.[1];
    const cells: Cell[] = [];
    for (cell.lastIndex = at; ; ) {
      const match = cell.exec(rows);
      if (!match) break;
      at = cell.lastIndex;
      const [, letters = '', row, others = '', formula, value, inline] = match;
      const column = columnOf(letters);
      const content = readerOf(others)?.(value, inline, formula !== undefined);
      if (content === undefined || row !== number || column < cells.length) return undefined;
      if (content === '') continue;
      if (column >= limits.columns) return undefined;
      while (cells.length < column) cells.push('');
      cells.push(content);
    }
    rowClose.lastIndex = at;
    if (!rowClose.test(rows)) return undefined;
    at = rowClose.lastIndex;
    if (!isBlankRow(cells))
      parsed.push(checkRowLimits({ number: Number(number), cells, ...(isHiddenTag(attributes) && hiddenMark) }));
  }
  return parsed;
};
