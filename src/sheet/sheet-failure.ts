import { limits } from './limits';

const megabytesText = (bytes: number) => `${Math.round(bytes / (1024 * 1024))} MB`;
const countText = (value: number) => value.toLocaleString('en');

type Limits = typeof limits;

/** Why a file cannot be read, and what to do. */
export const sheetFailureTexts = {
  'empty-file': () => 'The file is empty (0 bytes). Export it again, or choose another file.',
  'wrong-type': (_: Limits, found: string) =>
    `This is ${found}, not a spreadsheet. Choose an .xlsx, .xls or .csv file.`,
  'wrong-spreadsheet': (_: Limits, found: string) =>
    `This is ${found}, which cannot be read here. Open it in a spreadsheet program, save it as .xlsx and choose that file.`,
  'wrong-extension': (
    _: Limits,
    detail: { readonly name: string; readonly found: string; readonly extension: string },
  ) =>
    `The name ${detail.name} does not fit the content of the file, which is ${detail.found}. Give it the ending ${detail.extension}, or save it again from the program that made it.`,
  'wrong-name': (_: Limits, { name, ending }: { readonly name: string; readonly ending: string }) =>
    `The name ${name} does not end in .xlsx, .xls or .csv. Give the file the ending ${ending}, which fits its content, and choose it again.`,
  encrypted: () =>
    'The file is protected by a password. Open it, save a copy without the password, and choose that copy.',
  'damaged-zip': () => 'The .xlsx file is cut off or damaged. Download or export it again, then choose the new file.',
  'damaged-sheet': () =>
    'The file opens, but the sheet to read is damaged. Open it in a spreadsheet program, save it again as .xlsx, and choose that file.',
  'damaged-xls': () =>
    'The .xls file is cut off or damaged. Open it in a spreadsheet program, save it as .xlsx, and choose that file.',
  'zip-without-spreadsheet': () =>
    'This is a zip file without a spreadsheet in it. Choose an .xlsx, .xls or .csv file; if one is packed inside, unpack it first.',
  'no-first-sheet': () =>
    'The file has no first worksheet with cells (a chart or macro sheet does not count). Move the sheet with the rows to the first place.',
  'first-sheet-hidden': (_: Limits, detail: { readonly sheet: string }) =>
    `The first sheet, “${detail.sheet}”, is hidden, and only the first sheet is read. Show it, or move the sheet with the rows to the first place.`,
  'first-sheet-empty': (_: Limits, detail: { readonly sheet: string; readonly other: string }) =>
    `The first sheet, “${detail.sheet}”, is empty, and only the first sheet is read. Move “${detail.other}” to the first place and save.`,
  'no-cells': () => 'The file holds no rows at all. Choose a file with a header row and rows below it.',
  'header-only': () =>
    'The file has a header row and nothing below it. Choose a file with a header row and rows below it. If its only row is an article, write a row with the names of the columns above it.',
  'file-too-large': (_: Limits, limit: number) =>
    `The file is larger than ${megabytesText(limit)}. Split it into smaller files.`,
  'inflated-too-large': ({ inflatedBytes }: Limits) =>
    `Unpacked, the sheet is larger than ${megabytesText(inflatedBytes)}. Split it into smaller files.`,
  'whole-too-large': ({ wholeInflatedBytes }: Limits) =>
    `The file is built in an unusual way, and unpacked it is larger than ${megabytesText(wholeInflatedBytes)}. Save it again as .xlsx from Excel or LibreOffice, or split it.`,
  'too-many-entries': ({ zipEntries }: Limits) =>
    `The .xlsx file holds more than ${zipEntries} parts (pictures, sheets and so on). Copy the sheet with the rows into a new workbook.`,
  'too-many-rows': ({ rows }: Limits) =>
    `The sheet has more than ${countText(rows)} rows. Split it into smaller files.`,
  'too-many-columns': ({ columns }: Limits, row: number) =>
    `Row ${countText(row)} has more than ${columns} columns. Delete the cells to the right of the table.`,
  'cell-too-long': ({ cellCharacters }: Limits, row: number | undefined) =>
    `A cell${row === undefined ? '' : ` in row ${countText(row)}`} holds more than ${countText(cellCharacters)} characters. Shorten it.`,
  'row-too-long': (_: Limits, row: number) =>
    `Row ${countText(row)} is too long for a row of a table. Open the file in a spreadsheet program and delete the superfluous content of the row.`,
  'cell-out-of-range': () =>
    'A cell lies beyond the last row or column that a spreadsheet can have, so the file is damaged. Save it again from the program that made it.',
  'unclosed-quote': (_: Limits, row: number) =>
    `A quotation mark that opens in row ${countText(row)} is never closed, so the rows after it cannot be told apart. Correct that row and choose the file again.`,
  'broken-text': () =>
    'The file is marked as Unicode text, but contains invalid bytes. Export it again as “CSV UTF-8”.',
  'timed-out': () => 'The file took too long to read. Save it again as .xlsx or .csv, or split it into smaller files.',
} satisfies Record<string, (given: Limits, ...details: never[]) => string>;

type Texts = typeof sheetFailureTexts;

type DetailsOf<Id extends keyof Texts> = Parameters<Texts[Id]> extends [Limits, ...infer Details] ? Details : [];

/** Cause of a failure; callers depend on these names. */
export type SheetFailureId = keyof Texts;

export const sheetFailureIds: readonly SheetFailureId[] = Object.keys(sheetFailureTexts) as SheetFailureId[]; // SAFETY: it is a literal

/** A spreadsheet file that cannot be read. `message` is in English; `details` are those of its text. */
export class SheetFailure extends Error {
  override readonly name = 'SheetFailure';

  constructor(
    readonly id: SheetFailureId,
    message: string,
    readonly details: readonly unknown[],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const sheetFailure = <Id extends SheetFailureId>(id: Id, ...details: DetailsOf<Id>): SheetFailure =>
  new SheetFailure(id, failureText(sheetFailureTexts, id, details), details);

/** The text of a failure, from these texts or their translation. */
export function failureText(texts: Texts, id: SheetFailureId, details: readonly unknown[]): string {
  // SAFETY: `details` belong to the text of `id`, which the compiler cannot follow through the index.
  const text = texts[id] as (given: Limits, ...values: readonly unknown[]) => string;
  return text(limits, ...details);
}
