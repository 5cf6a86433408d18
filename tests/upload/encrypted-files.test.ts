import { describe, expect, it } from 'vitest';
import { CFB, utils, write } from 'xlsx';
import { createReading } from '../../src/upload/reading/reading';
import { makeZip } from '../sheet/make-zip';
import { priceShape } from './price-shape';

const fileOf = (streams: Readonly<Record<string, readonly number[]>>): Blob => {
  const file = CFB.utils.cfb_new();
  for (const [name, bytes] of Object.entries(streams)) CFB.utils.cfb_add(file, name, bytes);
  return new Blob([new Uint8Array(CFB.write(file, { type: 'array', fileType: 'cfb' }))]);
};
const zeros = (count: number): readonly number[] => Array(count).fill(0);
const failureOf = (file: Blob, name: string) =>
  createReading(file, name, () => undefined)
    .open(priceShape, {})
    .then(
      () => 'no failure',
      (cause: unknown) => (cause instanceof Error ? cause.message : String(cause)),
    );

/** An .xls whose second record declares how the others are encrypted. */
function encryptedXls(method: readonly number[]): Blob {
  const book = utils.book_new(
    utils.aoa_to_sheet([
      ['MAIN_SKU', 'SP_AUD_01'],
      ['A-1', 5],
    ]),
    'Prices',
  );
  const file = CFB.read(new Uint8Array(write(book, { type: 'array', bookType: 'biff8' })), { type: 'array' });
  const bytes: readonly number[] = [...CFB.find(file, '/Workbook').content];
  const first = 4 + (bytes[2] ?? 0) + 256 * (bytes[3] ?? 0);
  const filePass = [0x2f, 0, method.length % 256, Math.floor(method.length / 256), ...method];
  return fileOf({ '/Workbook': [...bytes.slice(0, first), ...filePass, ...bytes.slice(first)] });
}

const provider = [...'Microsoft Base Cryptographic Provider v1.0\0'].flatMap((sign) => [sign.charCodeAt(0), 0]);
const cryptoHeader = [4, 0, 0, 0, 0, 0, 0, 0, 1, 0x68, 0, 0, 4, 0x80, 0, 0, 40, 0, 0, 0, 1, 0, 0, 0, ...zeros(8)];
const headerBytes = cryptoHeader.length + provider.length;

describe('A file with a password', () => {
  it.each([
    ['XOR', [0, 0, 0x12, 0x34, 0x56, 0x78]],
    ['RC4', [1, 0, 1, 0, 1, 0, ...zeros(48)]],
    [
      'RC4 CryptoAPI',
      [1, 0, 2, 0, 2, 0, 4, 0, 0, 0, headerBytes, 0, 0, 0, ...cryptoHeader, ...provider, 16, 0, 0, 0, ...zeros(56)],
    ],
  ])('is recognised in an .xls encrypted by %s', { tags: ['EI25'] }, async (_, method) => {
    expect(await failureOf(encryptedXls(method), 'a.xls')).toMatch(/protected by a password/);
  });

  it.each(['a.xlsx', 'a.xls'])('is recognised in an encrypted .xlsx called %s', { tags: ['EI25'] }, async (name) => {
    const file = fileOf({ '/EncryptionInfo': zeros(64), '/EncryptedPackage': zeros(4096) });
    expect(await failureOf(file, name)).toMatch(/protected by a password/);
  });
});

describe('A Numbers sheet', () => {
  it.each(['Index/Document.iwa', 'Index.zip'])('is recognised by its %s', { tags: ['EI25'] }, async (entry) => {
    const file = makeZip([{ name: entry, content: 'x' }]);
    expect(await failureOf(file, 'a.xlsx')).toMatch(/an Apple Numbers sheet \(.numbers\), which cannot be read here/);
    expect(await failureOf(file, 'a.numbers')).toMatch(
      /an Apple Numbers sheet \(.numbers\), which cannot be read here/,
    );
  });
});
