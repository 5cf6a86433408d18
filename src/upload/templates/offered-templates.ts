import type { OpenedFile, ReadingOptions } from '../../machines/reading.types';
import type { OfferedTemplate } from '../../machines/upload.types';
import type { Reading } from '../reading/reading';
import type { UploadShape } from '../upload-shape';
import { optionsFor } from './template-content';
import type { StoredTemplate, TemplateStore } from './template-store';

/** Time in ms after which a file is shown without the templates. */
const longestWait = 3_000;

interface OpenFile {
  readonly reading: Pick<Reading, 'open'>;
  readonly shape: UploadShape;
  /** The options of `opened`. */
  readonly options: ReadingOptions;
  readonly opened: OpenedFile;
}

/** The templates whose header the file has. Never rejects, because the upload works without them. */
export async function offeredTemplates(
  store: Pick<TemplateStore, 'list'>,
  file: OpenFile,
): Promise<readonly OfferedTemplate[]> {
  const late = new Promise<readonly StoredTemplate[]>((resolve) => setTimeout(() => resolve([]), longestWait));
  const templates = await Promise.race([store.list(), late]).catch(() => []);
  const offered: OfferedTemplate[] = [];
  let isOtherSheetOpen = false;
  for (const { name, content } of templates) {
    const sheet = sheetOf(file.opened, content.sheet, file.options);
    if (sheet === undefined) continue;
    const isOther = sheet !== file.opened.sheet;
    const opened = isOther ? await openSheet(file, sheet) : file.opened;
    isOtherSheetOpen ||= isOther;
    const options = opened && optionsFor(content, opened);
    if (options) offered.push({ name, options: { ...options, ...(sheet > 0 && { sheet }) } });
  }
  if (isOtherSheetOpen) await file.reading.open(file.shape, file.options);
  return offered;
}

const openSheet = ({ reading, shape }: OpenFile, sheet: number): Promise<OpenedFile | undefined> =>
  reading.open(shape, { sheet }).catch(() => undefined);

/** Position of the sheet that a template reads; `undefined` if the file does not have it, or another one was chosen. */
function sheetOf({ sheet, sheets }: OpenedFile, name: string | undefined, options: ReadingOptions): number | undefined {
  if (name === undefined) return sheet;
  const named = sheets.findIndex((info) => info.name === name);
  if (named === -1 || (options.sheet !== undefined && options.sheet !== named)) return undefined;
  return named;
}
