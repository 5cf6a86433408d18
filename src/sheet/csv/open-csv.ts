import { openBlockStore, type RowSource } from '../block-store';
import type { Book } from '../book';
import { checkRowLimits, isBlankRow } from '../cell';
import type { OpenSheetOptions } from '../sheet';
import { type Delimiter, declaredDelimiter, findDelimiter } from './delimiter';
import { decodeText, findEncoding, type TextEncoding, withEncoding } from './encoding';
import { parseRecords } from './parse';
import { recordBlocks } from './record-blocks';

const sampleBytes = 64 * 1024;

const csvSource = (text: Blob, encoding: TextEncoding, delimiter: Delimiter): RowSource => ({
  blocks: (size) => recordBlocks(text, delimiter, size),
  async parse(bytes, firstNumber) {
    const records = parseRecords(decodeText(bytes, encoding), delimiter);
    return records
      .map((cells, index) => ({ number: firstNumber + index, cells }))
      .filter(({ cells }) => !isBlankRow(cells))
      .map(checkRowLimits);
  },
});

/** Text in an encoding whose ASCII signs are single bytes, and without its mark. */
const plainBytes = async (
  file: Blob,
  chosen: TextEncoding | undefined,
): Promise<{ text: Blob; read: TextEncoding; encoding: TextEncoding }> => {
  const { encoding, markBytes } = chosen ? await withEncoding(file, chosen) : await findEncoding(file);
  const text = file.slice(markBytes);
  if (encoding !== 'utf-16le' && encoding !== 'utf-16be') return { text, read: encoding, encoding };
  const decoded = decodeText(await text.arrayBuffer(), encoding);
  return { text: new Blob([decoded]), read: 'utf-8', encoding };
};

/**
 * Opens delimited text. Every cell stays the text that was written: `00123`, `1E5` and `3-4` are never turned into
 * something else.
 */
export const openCsv = async (file: Blob, { encoding: chosen }: OpenSheetOptions): Promise<Book> => {
  const { text, read, encoding } = await plainBytes(file, chosen);
  const sample = decodeText(await text.slice(0, sampleBytes).arrayBuffer(), read);
  const declared = declaredDelimiter(sample);
  const delimiter = declared?.delimiter ?? findDelimiter(sample);
  const rows = text.slice(declared?.line.length ?? 0);
  const store = await openBlockStore(csvSource(rows, read, delimiter));
  const content = { format: { kind: 'csv', encoding, delimiter }, store, hiddenColumns: new Set<number>() } as const;
  return { sheets: [], open: async () => content };
};
