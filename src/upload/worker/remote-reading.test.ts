import { describe, expect, it } from 'vitest';
import { language as german } from '../../locales/de';
import { replaceMessages } from '../../texts/define-messages';
import type { UploadShape } from '../upload-shape';
import { openReadingInWorker } from './remote-reading';

// Node has no Workers, so the main thread reads, as on a page that forbids them.

const column = (key: string, content: 'key' | 'price') => ({ key, label: key, name: key, content, width: 88 });
const shape: UploadShape = {
  name: 'test',
  keyColumn: column('MAIN_SKU', 'key'),
  groups: [{ name: 'AUD', note: '', className: '', columns: [column('SP_AUD_01', 'price')] }],
};
const text = 'MAIN_SKU,SP_AUD_01\nA-1,5';
const long = 60_000;

/** Makes reading the file, or a part of it, hang once `stalls` returns true. */
function stalling<T extends Blob>(blob: T, stalls: () => boolean): T {
  const [slice, bytes, stream] = [blob.slice.bind(blob), blob.arrayBuffer.bind(blob), blob.stream.bind(blob)];
  blob.slice = (...range) => stalling(slice(...range), stalls);
  blob.arrayBuffer = () => (stalls() ? new Promise(() => undefined) : bytes());
  blob.stream = () => (stalls() ? new ReadableStream() : stream());
  return blob;
}

describe('Reading that takes too long', () => {
  it('times out when the first rows do not arrive, like later calls', { tags: 'B125' }, async () => {
    const file = stalling(new File([text], 'prices.csv'), () => true);
    const reading = openReadingInWorker(file, () => undefined, { firstPageMs: 20, wholeFileMs: long });
    await expect(reading.open(shape, {})).rejects.toMatchObject({ id: 'timed-out' });
    await expect(reading.check()).rejects.toMatchObject({ id: 'timed-out' });
  });

  it('times out when the other rows do not arrive', async () => {
    let isStalled = false;
    const file = stalling(new File([text], 'prices.csv'), () => isStalled);
    const reading = openReadingInWorker(file, () => undefined, { firstPageMs: long, wholeFileMs: 20 });
    await expect(reading.open(shape, {})).resolves.toMatchObject({ isMappingComplete: true });
    isStalled = true;
    await expect(reading.check()).rejects.toMatchObject({ id: 'timed-out' });
  });
});

describe('A file that cannot be read', () => {
  it('is explained in the language of the page, which the Worker does not know', { tags: 'OK03' }, async () => {
    replaceMessages([await german.importPart.uploads()]);
    const file = new File(['%PDF-1.7'], 'liste.pdf');
    const reading = openReadingInWorker(file, () => undefined);
    await expect(reading.open(shape, {})).rejects.toMatchObject({
      message: 'Das ist ein PDF-Dokument, keine Tabelle. Wählen Sie eine Datei in .xlsx, .xls oder .csv.',
    });
    replaceMessages([]);
  });
});
