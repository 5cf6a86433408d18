import { openBlockStore, type RowSource } from '../block-store';
import type { Book } from '../book';
import { checkRowLimits, isBlankRow } from '../cell';
import { limits } from '../limits';
import type { OpenSheetOptions } from '../sheet';
import { type Delimiter, declaredDelimiter, findDelimiter } from './delimiter';
import { type DetectedEncoding, decodeText, findEncoding, isMultiByte } from './encoding';
import { parseRecords } from './parse';
import { recordBlocks } from './record-blocks';

const sampleBytes = 64 * 1024;

/**
 * The beginning of a text that no spreadsheet can hold, such as a description with pictures in it, so that the other rows can be read. What is
 * left is longer than any field, and an error if it is used.
 */
const storableText = (cell: string): string =>
  cell.length > limits.cellCharacters ? cell.slice(0, limits.cellCharacters) : cell;

const csvSource = (text: Blob, encoding: DetectedEncoding, delimiter: Delimiter): RowSource => ({
  isSmall: false,
  blocks: (size) => recordBlocks(text, delimiter, size),
  async parse(bytes, firstNumber) {
    const records = parseRecords(decodeText(bytes, encoding), delimiter);
    return records
      .map((cells, index) => ({ number: firstNumber + index, cells }))
      .filter(({ cells }) => !isBlankRow(cells))
      .map(({ number, cells }) => checkRowLimits({ number, cells: cells.map(storableText) }));
  },
});

/** Removes the byte order mark, and converts UTF-16 and encodings of the Far East to UTF-8, whose ASCII characters are single bytes. */
const plainBytes = async (
  file: Blob,
  chosen: DetectedEncoding | undefined,
): Promise<{ text: Blob; textEncoding: DetectedEncoding; encoding: DetectedEncoding }> => {
  const { encoding, bomBytes } = await findEncoding(file, chosen);
  const text = file.slice(bomBytes);
  if (!isMultiByte(encoding)) return { text, textEncoding: encoding, encoding };
  const decoded = decodeText(await text.arrayBuffer(), encoding);
  return { text: new Blob([decoded]), textEncoding: 'utf-8', encoding };
};

/** Opens delimited text. Cells are text as written: `00123`, `1E5` and `3-4` are not converted. */
export const openCsv = async (file: Blob, { encoding: chosen }: OpenSheetOptions): Promise<Book> => {
  const { text, textEncoding, encoding } = await plainBytes(file, chosen);
  const sample = decodeText(await text.slice(0, sampleBytes).arrayBuffer(), textEncoding);
  const declared = declaredDelimiter(sample);
  const delimiter = declared?.delimiter ?? findDelimiter(sample);
  const rows = text.slice(declared?.line.length ?? 0);
  const store = await openBlockStore(csvSource(rows, textEncoding, delimiter));
  const content = { format: { kind: 'csv', encoding, delimiter }, store, hiddenColumns: new Set<number>() } as const;
  return { sheets: [], open: async () => content };
};
