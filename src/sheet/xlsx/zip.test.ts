import { describe, expect, it } from 'vitest';
import { makeZip } from '../../../tests/sheet/make-zip';
import { inflateWhole } from './inflate';
import { readZipDirectory } from './zip';

const limit = { bytes: 1000, failure: 'inflated-too-large' } as const;
const read = async (file: Blob, name: string) => {
  const entry = (await readZipDirectory(file)).get(name);
  return entry && new TextDecoder().decode(await inflateWhole(file, entry, limit));
};

describe('reading a zip file', () => {
  it('reads deflated and stored entries, ignoring case and kind of slash', async () => {
    const long = 'x'.repeat(900);
    const file = makeZip([
      { name: 'XL\\Workbook.xml', content: long },
      { name: '/b.txt', content: 'stored', stored: true },
      { name: 'empty', content: '' },
      { name: 'nothing', content: '', stored: true },
    ]);
    expect(await read(file, 'xl/workbook.xml')).toBe(long);
    expect(await read(file, 'b.txt')).toBe('stored');
    expect(await read(file, 'empty')).toBe('');
    expect(await read(file, 'nothing')).toBe('');
  });

  it('finds the directory before a comment at the end', async () => {
    const file = new Blob([makeZip([{ name: 'a', content: 'A' }]), 'a comment that was appended']);
    expect(await read(file, 'a')).toBe('A');
  });

  it('verifies a stored entry of many blocks', async () => {
    const content = 'y'.repeat(200_000);
    const file = makeZip([{ name: 'a', content, stored: true }]);
    const entry = (await readZipDirectory(file)).get('a');
    const bytes = entry && (await inflateWhole(file, entry, { ...limit, bytes: 200_000 }));
    expect(bytes?.length).toBe(200_000);
  });

  it.each([
    ['damaged-zip', { claimedCrc: 1 }],
    ['damaged-zip', { claimedCrc: 1, stored: true }],
    ['damaged-zip', { claimedBytes: 3 }],
    ['inflated-too-large', { claimedBytes: 1001 }],
    ['inflated-too-large', { claimedBytes: 5, content: 'x'.repeat(2000) }],
  ])('fails with %s for %j', async (id, claim) => {
    await expect(read(makeZip([{ name: 'a', content: 'A', ...claim }]), 'a')).rejects.toMatchObject({ id });
  });
});
