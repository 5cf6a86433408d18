import { sheetFailure } from './sheet-failure';
import type { SniffedType } from './sniff';

type Readable = 'zip' | 'compound' | 'bare-biff' | 'text';

/** What the endings that people know promise. `.xlsx` may be a compound file: one that is protected. */
const promised: Readonly<Record<string, readonly Readable[]>> = {
  xlsx: ['zip'],
  xlsm: ['zip'],
  xls: ['compound', 'bare-biff'],
  csv: ['text'],
  tsv: ['text'],
  txt: ['text'],
};

const kinds: Readonly<Record<Readable, { readonly found: string; readonly extension: string }>> = {
  zip: { found: 'an Excel workbook', extension: '.xlsx' },
  compound: { found: 'an older Excel workbook', extension: '.xls' },
  'bare-biff': { found: 'an older Excel workbook', extension: '.xls' },
  text: { found: 'plain text', extension: '.csv' },
};

const isReadable = (kind: SniffedType['kind']): kind is Readable => kind in kinds;

/**
 * Checks that a file's name does not promise something else than its bytes hold. An unknown ending promises nothing.
 * @throws SheetFailure `wrong-extension`
 */
export const checkFileName = (name: string, { kind }: SniffedType): void => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const allowed = Object.hasOwn(promised, extension) ? promised[extension] : undefined;
  if (!allowed || !isReadable(kind) || allowed.includes(kind)) return;
  throw sheetFailure('wrong-extension', { name, ...kinds[kind] });
};
