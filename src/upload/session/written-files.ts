import { notifyError } from '../../embed/page/notify-error';
import type { WidgetHost } from '../../embed/widget';
import { saveFile } from '../../lists/actions/download-list';
import type { UploadContext } from '../../machines/upload.types';
import { listSeparator } from '../../texts/notation';
import { titleAt } from '../column-title';
import { exclusionReasons } from '../preview/exclusions.messages';
import { canSendFileItself, mustSendPreviewedRows } from '../preview/validation-issues';
import { pricedFileName } from '../pricing/cost-rule-name';
import type { Reading } from '../reading/reading';
import type { ExcludedRowTexts } from '../reading/written-rows';
import { asFileName } from '../rule-name-parts';
import { sessionMessages as messages } from './session.messages';

/** Whether a sheet made of the previewed rows is sent, instead of the chosen file. */
export function sendsPreviewedRows({ opened, checked, options, prefersPreviewedRows }: UploadContext): boolean {
  if (opened === undefined || canSendFileItself(opened, checked, options)) return false;
  return prefersPreviewedRows || mustSendPreviewedRows(opened, checked, options);
}

/**
 * Returns the previewed rows as a file. Its name includes the sheet's if the workbook has several sheets, by what prices are divided, and
 * the rules of prices that follow from costs.
 */
export async function previewedFile(
  reading: Reading,
  { name }: File,
  { opened, checked, options: { costs = [], priceUnits } }: Pick<UploadContext, 'opened' | 'checked' | 'options'>,
): Promise<File> {
  const rows = await reading.write();
  const columnTitleOf = (column: number) => titleAt(opened?.columns, column);
  const sheetName = opened && opened.sheets.length > 1 ? opened.sheets[opened.sheet]?.name : undefined;
  const divisors = priceUnits === 'divided' ? (checked?.offers.priceUnits.columns ?? []) : [];
  const ending = [
    ...(sheetName === undefined ? [] : [`${listSeparator()}${sheetName}`]),
    ...divisors.map((column) => ` ÷ ${asFileName(columnTitleOf(column))}`),
    '.xlsx',
  ].join('');
  const sentName = name.replace(/\.[^.]*$|$/, () => ending);
  return new File([rows], costs.length === 0 ? sentName : pricedFileName(sentName, costs, columnTitleOf), {
    type: rows.type,
  });
}

interface RowsToDownload {
  readonly rows: 'excluded' | 'unknown';
  readonly fileName: string;
}

/** A copy of the texts as plain data, because they are sent to the Worker. */
const excludedRowTexts = (): ExcludedRowTexts => ({
  headers: [messages.excludedRows.row, messages.excludedRows.reason],
  reasons: { ...exclusionReasons },
});

/** Never rejects: a failure is shown. */
export async function downloadRows(
  host: WidgetHost,
  reading: Reading,
  { rows, fileName }: RowsToDownload,
): Promise<void> {
  try {
    const written = rows === 'excluded' ? reading.writeExcluded(excludedRowTexts()) : reading.write(rows);
    saveFile(await written, messages.fileNames[rows](fileName.replace(/\.[^.]*$/, '')));
  } catch (cause) {
    notifyError(host, 'download', cause, { message: () => messages.rowsNotSaved });
  }
}
