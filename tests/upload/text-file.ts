import type { CheckProgress, ReadingOptions } from '../../src/machines/reading.types';
import { createReading } from '../../src/upload/reading/reading';
import type { UploadShape } from '../../src/upload/upload-shape';

const price = (key: string, label: string) => ({ key, label, name: label, content: 'price', width: 88 }) as const;
export const shape: UploadShape = {
  name: 'test',
  keyColumn: { key: 'MAIN_SKU', label: 'Main SKU', name: 'Main SKU', content: 'key', width: 152 },
  groups: [
    {
      name: 'AUD',
      note: '',
      className: '',
      columns: [price('SP_AUD_01', 'SP - AUD - 01'), price('SP_AUD_02', 'SP - AUD - 02')],
    },
  ],
};

/** A text file as it is being read. */
export function readingOf(lines: readonly string[], choice: ReadingOptions = {}) {
  const progress: CheckProgress[] = [];
  const file = new Blob([lines.join('\r\n')]);
  const read = createReading(file, 'prices.csv', (step) => progress.push(step));
  return { read, progress, open: () => read.open(shape, choice) };
}

export async function checkedFile(lines: readonly string[], choice?: ReadingOptions) {
  const { read, open, progress } = readingOf(lines, choice);
  await open();
  return { read, checked: await read.check(), progress };
}
