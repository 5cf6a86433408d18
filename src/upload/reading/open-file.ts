import type { OpenedFile, ReadingOptions, SheetInfo } from '../../machines/reading.types';
import type { Book } from '../../sheet/book';
import type { KnownColumn } from '../../sheet/columns';
import { findHeader } from '../../sheet/header';
import { headerOrNone, noHeader, startsWithData } from '../../sheet/no-header';
import { openBook } from '../../sheet/open-sheet';
import { emptySheet, type Sheet, type SheetContent, sheetWithHeader } from '../../sheet/sheet';
import { SheetFailure, sheetFailure } from '../../sheet/sheet-failure';
import { sniff } from '../../sheet/sniff';
import type { TextEncoding } from '../../wire/text-encodings';
import type { UploadShape } from '../upload-shape';
import { knownColumnsOf } from './file-columns';

type RowCounts = Required<Pick<SheetInfo, 'rows' | 'dataRows'>>;

type OpenedSheet = Pick<OpenedFile, 'sheet' | 'sheets' | 'sheetProblem'> & { readonly content: Sheet };

/** Opens the sheets of a file, each once. */
export function createFileOpener(file: Blob, name: string) {
  /** A text file is opened once for each chosen encoding. */
  const books = new Map<TextEncoding | undefined, Promise<Book>>();
  const contents = new Map<number, Promise<SheetContent>>();
  let encoding: TextEncoding | undefined;
  /** The file in that encoding. */
  let currentBook: Book | undefined;
  let lastKnownColumns: readonly KnownColumn[] = [];
  let counts: readonly RowCounts[] = [];

  /** Opens the file. All sheets that are read after this call are read in this encoding. */
  async function openWith(chosen: TextEncoding | undefined): Promise<Book> {
    encoding = chosen;
    const opening = books.get(chosen) ?? openBook(file, { name, ...(chosen && { encoding: chosen }) });
    books.set(chosen, opening);
    // A file of another kind fails here, with the name of its kind, before its name is checked.
    const book = await opening;
    if (encoding === chosen && book !== currentBook) {
      contents.clear();
      currentBook = book;
    }
    if (!/\.(?:xlsx|xls|csv)$/i.test(name)) throw await wrongNameFailure(file, name);
    return book;
  }
  function contentOf(book: Book, index: number): Promise<SheetContent> {
    // Sheets may still be counted in an earlier encoding.
    if (book !== currentBook) return book.open(index);
    const content = contents.get(index) ?? book.open(index);
    contents.set(index, content);
    return content;
  }
  async function countRows(book: Book, index: number, knownColumns: readonly KnownColumn[]): Promise<RowCounts> {
    try {
      const { store } = await contentOf(book, index);
      const rows = await store.count();
      const found = findHeader(store.firstRows, knownColumns);
      // A single row is offered as a header, beside other sheets.
      const header = rows > 1 ? headerOrNone(found, store.firstRows) : found.index;
      return { rows, dataRows: Math.max(0, rows - header - 1) };
    } catch (cause) {
      // A chart or an unreadable sheet is listed without rows.
      if (cause instanceof SheetFailure) return { rows: 0, dataRows: 0 };
      throw cause;
    }
  }
  const sheetInfos = ({ sheets }: Book): readonly SheetInfo[] =>
    sheets.map((sheet, index) => ({ ...sheet, rows: undefined, ...counts[index] }));
  async function countSheets(book: Book, knownColumns: readonly KnownColumn[]): Promise<readonly SheetInfo[]> {
    const rows: RowCounts[] = [];
    for (const index of book.sheets.keys()) rows.push(await countRows(book, index, knownColumns));
    counts = rows;
    return sheetInfos(book);
  }
  return {
    countSheets: async () => countSheets(await openWith(encoding), lastKnownColumns),
    async open(shape: UploadShape, options: ReadingOptions): Promise<OpenedSheet> {
      const book = await openWith(options.encoding);
      const sheet = options.sheet ?? 0;
      const knownColumns = knownColumnsOf(shape);
      lastKnownColumns = knownColumns;
      const isHidden = options.sheet === undefined && book.sheets[0]?.hidden === true;
      try {
        const content = sheetWithHeader(await contentOf(book, sheet), { known: knownColumns });
        return { sheet, sheets: sheetInfos(book), sheetProblem: isHidden ? 'hidden' : undefined, content };
      } catch (cause) {
        const problem = cause instanceof SheetFailure ? sheetProblemOf(cause) : undefined;
        if (problem === undefined) throw cause;
        const sheets = await countSheets(book, knownColumns);
        const content = await contentOf(book, sheet).catch(() => undefined);
        const others = sheets.filter((_, index) => index !== sheet);
        // One row is a header without data.
        const isOnlySheet = others.every(({ rows = 0 }) => rows <= 1);
        if (content && (isOnlySheet || options.sheet !== undefined) && isDataRow(content, knownColumns))
          // Without a header, its only row is data.
          return { sheet, sheets, sheetProblem: undefined, content: emptySheet(content).withHeader(noHeader) };
        if (isOnlySheet) throw others.some(({ rows }) => rows === 1) ? sheetFailure('header-only') : cause;
        return { sheet, sheets, sheetProblem: problem, content: emptySheet(content) };
      }
    },
  };
}

/** Whether the sheet has a single row, which is no header. */
const isDataRow = ({ store: { firstRows } }: SheetContent, knownColumns: readonly KnownColumn[]): boolean =>
  firstRows.length === 1 && findHeader(firstRows, knownColumns).source === 'guessed' && startsWithData(firstRows);

function sheetProblemOf({ id }: SheetFailure): OpenedFile['sheetProblem'] {
  if (id === 'header-only') return 'one-row';
  return id === 'no-cells' || id === 'no-first-sheet' ? 'empty' : undefined;
}

/** Why a file that is a spreadsheet by its content, but not by its name, is not read. */
async function wrongNameFailure(file: Blob, name: string): Promise<SheetFailure> {
  const { kind } = await sniff(file);
  // To rename the file would not help: Excel does not open a workbook with macros, or a template, under another ending.
  if (/\.xl(?:sm|tx|tm)$/i.test(name)) return sheetFailure('wrong-spreadsheet', macroWorkbook);
  return sheetFailure('wrong-name', { name, ending: endingOf(kind) });
}

function endingOf(kind: Awaited<ReturnType<typeof sniff>>['kind']): string {
  if (kind === 'text') return '.csv';
  return kind === 'zip' ? '.xlsx' : '.xls';
}

const macroWorkbook = 'a workbook with macros or a template (.xlsm, .xltx)';
