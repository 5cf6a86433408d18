import { limits } from '../limits';
import type { RowSource } from '../row-source';
import type { RowStore } from '../row-store';
import type { OpenSheetOptions, Sheet } from '../sheet';
import { sheetFailure } from '../sheet-failure';
import { viewSheet } from '../sheet-view';
import { wholeStore } from '../whole-store';
import { openWindowed } from '../windowed-store';
import { inflate, inflateWhole } from './inflate';
import { NotPlain } from './not-plain';
import { readPlainRows } from './plain-rows';
import { rowBlocks } from './row-blocks';
import { SharedStrings } from './shared-strings';
import { readStyles } from './styles';
import { readWhole } from './whole';
import { readWindow } from './window';
import { readWorkbook, type Workbook, type WorkbookSheet } from './workbook';
import { readZipDirectory, type ZipDirectory, type ZipEntry } from './zip';
import { checkZipKind } from './zip-kind';

const stylesLimit = { bytes: 16 * 1024 * 1024, failure: 'inflated-too-large' } as const;

const sheetSource = async (file: Blob, workbook: Workbook, part: ZipEntry): Promise<RowSource> => {
  const strings = workbook.sharedStrings;
  const all = { bytes: limits.inflatedBytes, failure: 'inflated-too-large' } as const;
  if (part.declared + (strings?.declared ?? 0) > all.bytes) throw sheetFailure(all.failure);
  const stringBytes = strings ? await inflateWhole(file, strings, all) : new Uint8Array();
  const sharedStrings = new SharedStrings(stringBytes);
  const styleBytes = workbook.styles ? await inflateWhole(file, workbook.styles, stylesLimit) : new Uint8Array();
  const { special, xml: styles } = readStyles(new TextDecoder().decode(styleBytes));
  const left = { ...all, bytes: all.bytes - stringBytes.length };
  return {
    blocks: (size) => rowBlocks(inflate(file, part, left), sharedStrings.empty, size),
    async parse(bytes) {
      const rows = new TextDecoder().decode(bytes);
      const plain = readPlainRows(rows, { sharedStrings, special });
      return plain ?? readWindow(rows, { sharedStrings, styles, from1904: workbook.from1904 });
    },
  };
};

/** The first of the other sheets that holds something. */
const filledSheet = async (file: Blob, workbook: Workbook): Promise<WorkbookSheet | undefined> => {
  for (const sheet of workbook.sheets.slice(1)) {
    if (!sheet.part) continue;
    const { top } = await openWindowed(await sheetSource(file, workbook, sheet.part));
    if (top.length > 0) return sheet;
  }
  return undefined;
};

const openParts = async (file: Blob, zip: ZipDirectory): Promise<{ sheetName: string; store: RowStore }> => {
  const workbook = await readWorkbook(file, zip);
  const [first] = workbook.sheets;
  if (!first?.part) throw sheetFailure('no-first-sheet');
  if (first.hidden) throw sheetFailure('first-sheet-hidden', { sheet: first.name });
  const store = await openWindowed(await sheetSource(file, workbook, first.part));
  if (store.top.length === 0) {
    const filled = await filledSheet(file, workbook);
    if (filled) throw sheetFailure('first-sheet-empty', { sheet: first.name, other: filled.name });
  }
  return { sheetName: first.name, store };
};

/**
 * Opens the first sheet of an .xlsx: by cutting out the rows that are asked for, or, where the file is written in an
 * unusual way, whole.
 */
export const openXlsx = async (file: Blob, options: OpenSheetOptions): Promise<Sheet> => {
  const zip = await readZipDirectory(file);
  checkZipKind(zip);
  const { sheetName, store } = await openParts(file, zip).catch(async (error: unknown) => {
    if (!(error instanceof NotPlain)) throw error;
    const { sheetName, rows } = await readWhole(file, zip);
    return { sheetName, store: wholeStore(rows) };
  });
  return viewSheet({ kind: 'xlsx', sheetName }, store, options);
};
