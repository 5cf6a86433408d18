import { openBlockStore, type RowSource } from '../block-store';
import type { Book } from '../book';
import { limits } from '../limits';
import { memoryStore } from '../row-store';
import type { SheetContent } from '../sheet';
import { sheetFailure } from '../sheet-failure';
import { readCommonRows } from './common-rows';
import { hiddenColumns } from './hidden-parts';
import { inflate, inflateWhole, isSmallEntry } from './inflate';
import { rowBlocks } from './row-blocks';
import { readRowsBySheetJs } from './rows-by-sheetjs';
import { SharedStrings } from './shared-strings';
import { readStyles } from './styles';
import { UnusualFormat } from './unusual-format';
import { readWholeWorkbook, type WholeWorkbook } from './whole-workbook';
import { readWorkbook, type Workbook, type WorkbookSheet } from './workbook';
import { readZipDirectory, type ZipEntry } from './zip';
import { checkZipKind } from './zip-kind';

const stylesLimit = { bytes: 16 * 1024 * 1024, failure: 'inflated-too-large' } as const;

interface SharedParts {
  readonly sharedStrings: SharedStrings;
  readonly specialStyles: ReadonlySet<number>;
  readonly styles: string;
  readonly stringBytes: number;
}

const inflateLimit = { bytes: limits.inflatedBytes, failure: 'inflated-too-large' } as const;

async function readSharedParts(file: Blob, { sharedStrings: strings, styles: part }: Workbook): Promise<SharedParts> {
  const [bytes, styleBytes] = await Promise.all([
    strings ? inflateWhole(file, strings, inflateLimit) : new Uint8Array(),
    part ? inflateWhole(file, part, stylesLimit) : new Uint8Array(),
  ]);
  const { specialStyles, xml: styles } = readStyles(new TextDecoder().decode(styleBytes));
  return { sharedStrings: new SharedStrings(bytes), specialStyles, styles, stringBytes: bytes.length };
}

function sheetSource(file: Blob, part: ZipEntry, shared: SharedParts, uses1904Dates: boolean): RowSource {
  const { sharedStrings, specialStyles, styles, stringBytes } = shared;
  const remaining = { ...inflateLimit, bytes: inflateLimit.bytes - stringBytes };
  return {
    isSmall: isSmallEntry(part),
    blocks: (size) => rowBlocks(inflate(file, part, remaining), sharedStrings.empty, size),
    async parse(bytes) {
      const rows = readCommonRows(bytes, { sharedStrings, specialStyles });
      if (rows) return rows;
      return readRowsBySheetJs(new TextDecoder().decode(bytes), { sharedStrings, styles, uses1904Dates });
    },
  };
}

const longestHead = 1024 * 1024;

/** Returns a sheet's XML before its rows. */
async function readHead(file: Blob, part: ZipEntry): Promise<string> {
  const decoder = new TextDecoder();
  let head = '';
  for await (const chunk of inflate(file, part, inflateLimit)) {
    head += decoder.decode(chunk, { stream: true });
    if (head.includes('<sheetData') || head.length > longestHead) break;
  }
  return head.split('<sheetData')[0] ?? '';
}

/**
 * Opens an .xlsx. Reads only the requested rows; reads files in an unusual format whole.
 * @throws SheetFailure those of `readZipDirectory` and `checkZipKind`
 */
export const openXlsx = async (file: Blob): Promise<Book> => {
  const zip = await readZipDirectory(file);
  checkZipKind(zip);
  const workbook = await readWorkbook(file, zip).catch(ignoreUnusualFormat);
  let whole: Promise<WholeWorkbook> | undefined;
  let shared: Promise<SharedParts> | undefined;

  async function openWhole(index: number): Promise<SheetContent> {
    whole ??= readWholeWorkbook(file, zip);
    const part = workbook?.sheets[index]?.part?.name;
    const { rows, sheets, hiddenColumns } = await (await whole).read(index, part);
    return { format: { kind: 'xlsx', sheetName: sheets[index]?.name ?? '' }, store: memoryStore(rows), hiddenColumns };
  }
  async function openParts(book: Workbook, { name, part }: WorkbookSheet): Promise<SheetContent> {
    if (!part) throw sheetFailure('no-first-sheet');
    if (part.declared + (book.sharedStrings?.declared ?? 0) > inflateLimit.bytes)
      throw sheetFailure(inflateLimit.failure);
    shared ??= readSharedParts(file, book);
    const [parts, head] = await Promise.all([shared, readHead(file, part)]);
    const store = await openBlockStore(sheetSource(file, part, parts, book.uses1904Dates));
    return { format: { kind: 'xlsx', sheetName: name }, store, hiddenColumns: hiddenColumns(head) };
  }
  async function sheetsOfWhole() {
    whole ??= readWholeWorkbook(file, zip);
    return (await (await whole).read(0)).sheets;
  }
  const sheets = workbook ? workbook.sheets : await sheetsOfWhole();
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
