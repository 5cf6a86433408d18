import { openBlockStore, type RowSource } from '../block-store';
import type { Book } from '../book';
import { limits } from '../limits';
import { memoryStore } from '../row-store';
import type { SheetContent } from '../sheet';
import { sheetFailure } from '../sheet-failure';
import { type RowContext, readCommonRows } from './common-rows';
import { hiddenColumns } from './hidden-rows';
import { type InflateLimit, inflate, inflateWhole, isSmallEntry } from './inflate';
import { rowBlocks } from './row-blocks';
import { readRowsBySheetJs } from './rows-by-sheetjs';
import { SharedStrings } from './shared-strings';
import { type CellStyles, readStyles } from './styles';
import { findTextsBesideNumbers } from './texts-beside-numbers';
import { UnusualFormat } from './unusual-format';
import { readWholeWorkbook } from './whole-workbook';
import { readWorkbook, type Workbook } from './workbook';
import { readZipDirectory, type ZipEntry } from './zip';
import { checkZipKind } from './zip-kind';

const stylesLimit = { bytes: 16 * 1024 * 1024, failure: 'inflated-too-large' } as const;

const inflateLimit = { bytes: limits.inflatedBytes, failure: 'inflated-too-large' } as const;

async function readRowContext(file: Blob, workbook: Workbook): Promise<RowContext> {
  const { sharedStrings, styles, uses1904Dates } = workbook;
  const [stringBytes, styleBytes] = await Promise.all([
    sharedStrings ? inflateWhole(file, sharedStrings, inflateLimit) : new Uint8Array(),
    styles ? inflateWhole(file, styles, stylesLimit) : new Uint8Array(),
  ]);
  return {
    sharedStrings: new SharedStrings(stringBytes),
    styles: readStyles(new TextDecoder().decode(styleBytes)),
    uses1904Dates,
  };
}

const sheetSource = (file: Blob, part: ZipEntry, limit: InflateLimit, context: RowContext): RowSource => ({
  isSmall: isSmallEntry(part),
  blocks: (size) => rowBlocks(inflate(file, part, limit), context.sharedStrings.empty, size),
  async parse(bytes) {
    return readCommonRows(bytes, context) ?? readRowsBySheetJs(new TextDecoder().decode(bytes), context);
  },
});

const longestHead = 1024 * 1024;

/** Returns the beginning of a sheet's XML. */
async function readBeginning(file: Blob, part: ZipEntry, isEnough: (xml: string) => boolean): Promise<string> {
  const decoder = new TextDecoder();
  let xml = '';
  for await (const chunk of inflate(file, part, inflateLimit)) {
    xml += decoder.decode(chunk, { stream: true });
    if (isEnough(xml)) break;
  }
  return xml;
}

/** Returns a sheet's XML before its rows. */
async function readHead(file: Blob, part: ZipEntry): Promise<string> {
  const xml = await readBeginning(file, part, (read) => read.includes('<sheetData') || read.length > longestHead);
  return xml.split('<sheetData')[0] ?? '';
}

/** Length of the XML whose cells show the currencies of their columns: several hundred rows. */
const firstCells = 256 * 1024;

async function readTextsBesideNumbers(
  file: Blob,
  part: ZipEntry,
  { textsBesideNumbers }: CellStyles,
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (textsBesideNumbers.size === 0) return new Map();
  return findTextsBesideNumbers(
    await readBeginning(file, part, ({ length }) => length > firstCells),
    textsBesideNumbers,
  );
}

/**
 * Opens an .xlsx. Reads only the requested rows; reads files in an unusual format whole.
 * @throws SheetFailure those of `readZipDirectory` and `checkZipKind`
 */
export const openXlsx = async (file: Blob): Promise<Book> => {
  const zip = await readZipDirectory(file);
  checkZipKind(zip);
  const workbook = await readWorkbook(file, zip).catch(ignoreUnusualFormat);
  let whole: ReturnType<typeof readWholeWorkbook> | undefined;
  let context: Promise<RowContext> | undefined;

  async function readWhole(index: number) {
    whole ??= readWholeWorkbook(file, zip);
    return (await whole)(index, workbook?.sheets[index]?.part?.name);
  }
  async function openWhole(index: number): Promise<SheetContent> {
    const { rows, hiddenColumns } = await readWhole(index);
    return { format: { kind: 'xlsx' }, store: memoryStore(rows), hiddenColumns };
  }
  async function openParts(book: Workbook, { part }: Workbook['sheets'][number]): Promise<SheetContent> {
    if (!part) throw sheetFailure('no-first-sheet');
    const limit = { ...inflateLimit, bytes: inflateLimit.bytes - (book.sharedStrings?.declared ?? 0) };
    if (part.declared > limit.bytes) throw sheetFailure(limit.failure);
    context ??= readRowContext(file, book);
    const [rowContext, head] = await Promise.all([context, readHead(file, part)]);
    const store = await openBlockStore(sheetSource(file, part, limit, rowContext));
    const textsBesideNumbers = await readTextsBesideNumbers(file, part, rowContext.styles);
    return { format: { kind: 'xlsx' }, store, hiddenColumns: hiddenColumns(head), textsBesideNumbers };
  }
  const { sheets } = workbook ?? (await readWhole(0));
  return {
    sheets: sheets.map(({ name, hidden }) => ({ name, hidden })),
    async open(index) {
      const sheet = workbook?.sheets[index];
      if (!workbook || !sheet) return openWhole(index);
      const content = await openParts(workbook, sheet).catch(ignoreUnusualFormat);
      return content ?? openWhole(index);
    },
  };
};

function ignoreUnusualFormat(error: unknown): undefined {
  if (!(error instanceof UnusualFormat)) throw error;
  return undefined;
}
