import type { ChosenEncoding, OpenedFile, ReadingOptions, SheetInfo } from '../../machines/reading.types';
import type { Book } from '../../sheet/book';
import type { KnownColumn } from '../../sheet/columns';
import { findHeader } from '../../sheet/header';
import { noHeader, startsWithData } from '../../sheet/no-header';
import { openBook } from '../../sheet/open-sheet';
import { emptySheet, type Sheet, type SheetContent, sheetWithHeader } from '../../sheet/sheet';
import { SheetFailure, sheetFailure } from '../../sheet/sheet-failure';
import type { UploadShape } from '../upload-shape';
import { knownColumns } from './file-columns';

type OpenedSheet = Pick<OpenedFile, 'sheet' | 'sheets' | 'sheetProblem'> & { readonly content: Sheet };

export function openFile(file: Blob, name: string) {
  /** A text file is opened once for each chosen encoding. */
  const books = new Map<ChosenEncoding | undefined, Promise<Book>>();
  const contents = new Map<number, Promise<SheetContent>>();
  let encoding: ChosenEncoding | undefined;
  let counts: readonly (number | undefined)[] = [];

  async function bookOf(chosen: ChosenEncoding | undefined): Promise<Book> {
    if (chosen !== encoding) contents.clear();
    encoding = chosen;
    const book = books.get(chosen) ?? openBook(file, { name, ...(chosen && { encoding: chosen }) });
    books.set(chosen, book);
    // A file of another kind fails with the name of its kind first.
    await book;
    if (!/\.(?:xlsx|xls|csv)$/i.test(name)) throw sheetFailure('wrong-name', name);
    return book;
  }
  function contentOf(book: Book, index: number): Promise<SheetContent> {
    const content = contents.get(index) ?? book.open(index);
    contents.set(index, content);
    return content;
  }
  async function rowsOf(book: Book, index: number): Promise<number> {
    try {
      return await (await contentOf(book, index)).store.count();
    } catch (cause) {
      // A chart or an unreadable sheet is listed without rows.
      if (cause instanceof SheetFailure) return 0;
      throw cause;
    }
  }
  const infos = ({ sheets }: Book): readonly SheetInfo[] =>
    sheets.map((sheet, index) => ({ ...sheet, rows: counts[index] }));
  async function countSheets(book: Book): Promise<readonly SheetInfo[]> {
    const rows: number[] = [];
    for (const index of book.sheets.keys()) rows.push(await rowsOf(book, index));
    counts = rows;
    return infos(book);
  }
  return {
    countSheets: async () => countSheets(await bookOf(encoding)),
    async open(shape: UploadShape, options: ReadingOptions): Promise<OpenedSheet> {
      const book = await bookOf(options.encoding);
      const sheet = options.sheet ?? 0;
      const known = knownColumns(shape);
      const isHidden = options.sheet === undefined && book.sheets[0]?.hidden === true;
      try {
        const content = sheetWithHeader(await contentOf(book, sheet), { known });
        return { sheet, sheets: infos(book), sheetProblem: isHidden ? 'hidden' : undefined, content };
      } catch (cause) {
        const problem = cause instanceof SheetFailure ? problemOf(cause) : undefined;
        if (problem === undefined) throw cause;
        const sheets = await countSheets(book);
        const content = await contentOf(book, sheet).catch(() => undefined);
        const others = sheets.filter((_, index) => index !== sheet);
        const isOnlySheet = others.every(({ rows = 0 }) => rows <= 1);
        if (content && (isOnlySheet || options.sheet !== undefined) && isDataRow(content, known))
          return { sheet, sheets, sheetProblem: undefined, content: emptySheet(content).withHeader(noHeader) };
        if (isOnlySheet) throw others.some(({ rows }) => rows === 1) ? sheetFailure('header-only') : cause;
        return { sheet, sheets, sheetProblem: problem, content: emptySheet(content) };
      }
    },
  };
}

/** Whether the sheet has a single row, which is no header. */
const isDataRow = ({ store: { firstRows } }: SheetContent, known: readonly KnownColumn[]): boolean =>
  firstRows.length === 1 && findHeader(firstRows, known).source === 'guessed' && startsWithData(firstRows);

function problemOf({ id }: SheetFailure): OpenedFile['sheetProblem'] {
  if (id === 'header-only') return 'one-row';
  return id === 'no-cells' || id === 'no-first-sheet' ? 'empty' : undefined;
}
