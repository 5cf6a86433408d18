import { describe, expect, it } from 'vitest';
import type { UploadShape } from '../upload-shape';
import { readInWorker } from './remote-reading';

// Here there are no Workers: the same thread reads, as on a page that allows none.

const column = (key: string, content: 'text' | 'price') => ({ key, label: key, name: key, content, width: 88 });
const shape: UploadShape = {
  name: 'test',
  key: column('MAIN_SKU', 'text'),
  groups: [{ name: 'AUD', note: '', className: '', columns: [column('SP_AUD_01', 'price')] }],
};
const text = ['MAIN_SKU,SP_AUD_01', ...Array.from({ length: 30_000 }, (_, row) => `A-${row},5`)].join('\n');
const long = 60_000;

/** A file whose bytes can stop coming. */
class StallingFile extends File {
  stalls = false;
  override slice(...range: Parameters<File['slice']>): Blob {
    const slice = super.slice(...range);
    const [bytes, stream] = [slice.arrayBuffer.bind(slice), slice.stream.bind(slice)];
    slice.arrayBuffer = () => (this.stalls ? new Promise(() => undefined) : bytes());
    slice.stream = () => (this.stalls ? new ReadableStream() : stream());
    return slice;
  }
}

describe('Reading that takes too long', () => {
  it('ends as timed-out where the first rows do not come, and so does whatever is asked afterwards', async () => {
    const file = new StallingFile([text], 'prices.csv');
    file.stalls = true;
    const reading = readInWorker(file, () => undefined, { firstPageMs: 20, wholeFileMs: long });
    await expect(reading.open(shape, {})).rejects.toMatchObject({ id: 'timed-out' });
    await expect(reading.total()).rejects.toMatchObject({ id: 'timed-out' });
  });

  it('ends as timed-out where the other rows do not come', async () => {
    const file = new StallingFile([text], 'prices.csv');
    const reading = readInWorker(file, () => undefined, { firstPageMs: long, wholeFileMs: 20 });
    await expect(reading.open(shape, {})).resolves.toMatchObject({ isKnown: true });
    file.stalls = true;
    await expect(reading.check()).rejects.toMatchObject({ id: 'timed-out' });
  });
});
