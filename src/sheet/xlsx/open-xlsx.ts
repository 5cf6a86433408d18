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
import { readStyles } from './styles';
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
    return { format: { kind: 'xlsx' }, store, hiddenColumns: hiddenColumns(head) };
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
