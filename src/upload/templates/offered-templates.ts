import type { OpenedFile, ReadingOptions } from '../../machines/reading.types';
import type { OfferedTemplate } from '../../machines/upload.types';
import type { Reading } from '../reading/reading';
import type { UploadShape } from '../upload-shape';
import type { KeyNames } from './key-name-memory';
import { matchTemplate, type TemplateContent } from './template-content';
import type { StoredTemplate, TemplateStore } from './template-store';

/** Time in ms after which a file is shown without the templates. */
const longestWait = 3_000;

interface OpenFile {
  readonly reading: Pick<Reading, 'open'>;
  readonly shape: UploadShape;
  /** The options of `opened`. */
  readonly options: ReadingOptions;
  readonly opened: OpenedFile;
  /** Returns the keys of a supplier's numbers, by the name of the supplier's template and those that are saved in it. */
  readonly keyNamesOf?: (template: string, saved: KeyNames | undefined) => KeyNames;
}

/** The templates whose header the file has, and all for files without one. Never rejects, because the upload works without them. */
export async function offeredTemplates(
  store: Pick<TemplateStore, 'list'>,
  file: OpenFile,
): Promise<readonly OfferedTemplate[]> {
  const templates = await templatesInTime(store);
  const offered: OfferedTemplate[] = [];
  let wasOpenedDifferently = false;
  for (const { name, content } of templates) {
    const isWithoutHeader = content.kinds !== undefined;
    const templateSheet = sheetOf(file.opened, content.sheet, file.options);
    // Any file can be read by a template for those without a header.
    const sheet = templateSheet ?? (isWithoutHeader ? file.opened.sheet : undefined);
    if (sheet === undefined) continue;
    // Without a header no names have to be recognised, so the encoding does not matter.
    const encoding = isWithoutHeader ? undefined : encodingOf(file, content);
    const readsDifferently = sheet !== file.opened.sheet || encoding !== undefined;
    const opened = readsDifferently ? await openAs(file, { sheet, ...(encoding && { encoding }) }) : file.opened;
    wasOpenedDifferently ||= readsDifferently;
    const matched = opened && matchTemplate(content, opened);
    if (matched === undefined) continue;
    const { keyNames: saved, encoding: _, ...options } = matched.options;
    const encodingToUse = file.options.encoding ?? (file.opened.encoding && content.options.encoding);
    const keyNames = file.keyNamesOf ? file.keyNamesOf(name, saved) : saved;
    const hasKeyNames = Object.keys(keyNames ?? {}).length > 0;
    const match = templateSheet === undefined ? 'none' : matched.match;
    offered.push({
      name,
      match,
      options: {
        ...options,
        ...(options.decimalSeparator && { isSeparatorOfTemplate: true }),
        ...(encodingToUse && { encoding: encodingToUse }),
        ...(hasKeyNames && { keyNames }),
        ...(sheet > 0 && { sheet }),
        template: name,
      },
    });
  }
  // The reading has the options of the last `open`.
  if (wasOpenedDifferently) await file.reading.open(file.shape, file.options);
  return offered;
}

/** The templates; none where they cannot be loaded in time. */
export function templatesInTime(store: Pick<TemplateStore, 'list'>): Promise<readonly StoredTemplate[]> {
  const timeout = new Promise<readonly StoredTemplate[]>((resolve) => setTimeout(() => resolve([]), longestWait));
  return Promise.race([store.list(), timeout]).catch(() => []);
}

const openAs = ({ reading, shape }: OpenFile, options: ReadingOptions): Promise<OpenedFile | undefined> =>
  reading.open(shape, options).catch(() => undefined);

/** The template's encoding, if the file was read in another one that the user did not choose: its header may have been misread. */
function encodingOf({ opened, options }: OpenFile, template: TemplateContent) {
  const { encoding } = template.options;
  const isMisread = opened.encoding !== undefined && opened.encoding !== encoding;
  return options.encoding === undefined && isMisread ? encoding : undefined;
}

/** Position of the sheet that a template reads; `undefined` if the file does not have it, or another one was chosen. */
function sheetOf({ sheet, sheets }: OpenedFile, name: string | undefined, options: ReadingOptions): number | undefined {
  if (name === undefined) return sheet;
  const sheetIndex = sheets.findIndex((info) => info.name === name);
  if (sheetIndex === -1 || (options.sheet !== undefined && options.sheet !== sheetIndex)) return undefined;
  return sheetIndex;
}
