import { isBlankRow } from '../cell';
import { checkCells } from '../check-cells';
import type { RowSource } from '../row-source';
import type { OpenSheetOptions, Sheet } from '../sheet';
import { viewSheet } from '../sheet-view';
import { openWindowed } from '../windowed-store';
import { decodeText } from './decode';
import { type Delimiter, declaredDelimiter, findDelimiter } from './delimiter';
import { findEncoding, type TextEncoding } from './encoding';
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
      .map(checkCells);
  },
});

/** Text in an encoding whose ASCII signs are single bytes, and without its mark. */
const plainBytes = async (file: Blob): Promise<{ text: Blob; read: TextEncoding; encoding: TextEncoding }> => {
  const { encoding, markBytes } = await findEncoding(file);
  const text = file.slice(markBytes);
  if (encoding !== 'utf-16le' && encoding !== 'utf-16be') return { text, read: encoding, encoding };
  const decoded = decodeText(await text.arrayBuffer(), encoding);
  return { text: new Blob([decoded]), read: 'utf-8', encoding };
};

/**
 * Opens delimited text. Every cell stays the text that was written: `00123`, `1E5` and `3-4` are never turned into
 * something else.
 */
export const openCsv = async (file: Blob, options: OpenSheetOptions): Promise<Sheet> => {
  const { text, read, encoding } = await plainBytes(file);
  const sample = decodeText(await text.slice(0, sampleBytes).arrayBuffer(), read);
  const declared = declaredDelimiter(sample);
  const delimiter = declared?.delimiter ?? findDelimiter(sample);
  const rows = text.slice(declared?.line.length ?? 0);
  const store = await openWindowed(csvSource(rows, read, delimiter));
  return viewSheet({ kind: 'csv', encoding, delimiter }, store, options);
};
