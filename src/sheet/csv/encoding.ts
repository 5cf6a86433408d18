import type { TextEncoding as ChosenEncoding } from '../../wire/text-encodings';
import { streamChunks } from '../bytes';
import { sheetFailure } from '../sheet-failure';
import { guessByLetters } from './guess-by-letters';
import { decodeIbm852 } from './ibm852';

export type DetectedEncoding = ChosenEncoding | 'utf-16le' | 'utf-16be';

/** Whether bytes of ASCII characters may be a part of other characters. */
export const isMultiByte = (encoding: DetectedEncoding): boolean =>
  ['gbk', 'big5', 'shift_jis', 'euc-kr', 'utf-16le', 'utf-16be'].includes(encoding);

export interface EncodedText {
  readonly encoding: DetectedEncoding;
  readonly bomBytes: number;
}

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

/** Detects UTF-16 by its byte order mark, or because ASCII letters have a zero byte on one side only. */
export const findUtf16 = (head: Uint8Array): EncodedText | undefined => {
  if (startsWith(head, 0xff, 0xfe)) return { encoding: 'utf-16le', bomBytes: 2 };
  if (startsWith(head, 0xfe, 0xff)) return { encoding: 'utf-16be', bomBytes: 2 };
  const zeros = { even: 0, odd: 0 };
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2 === 0 ? 'even' : 'odd']++;
  const minimum = head.length / 5;
  if (zeros.odd > minimum && zeros.even < zeros.odd / 10) return { encoding: 'utf-16le', bomBytes: 0 };
  if (zeros.even > minimum && zeros.odd < zeros.even / 10) return { encoding: 'utf-16be', bomBytes: 0 };
  return undefined;
};

/** The encoding of bytes without a byte order mark: UTF-8 if they are valid, else by their letters, else windows-1252. */
export function guessEncoding(bytes: Uint8Array<ArrayBuffer>): DetectedEncoding {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return guessByLetters(bytes);
  }
}

/** Bytes whose letters are counted. */
const sampleBytes = 64 * 1024;

const isUtf8 = async (file: Blob): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of streamChunks(file.stream())) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return true;
  } catch {
    return false;
  }
};

/**
 * Detects the encoding unless it is `chosen`: by the byte order mark, else UTF-8 if the whole file is valid, else by its
 * letters if they are Cyrillic or Greek, else windows-1252.
 * @throws SheetFailure `broken-text` for invalid UTF-8 with a byte order mark.
 */
export const findEncoding = async (file: Blob, chosen?: DetectedEncoding): Promise<EncodedText> => {
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  const bomBytes = startsWith(head, 0xef, 0xbb, 0xbf) ? 3 : 0;
  if (chosen) return { encoding: chosen, bomBytes: chosen === 'utf-8' ? bomBytes : 0 };
  const utf16 = findUtf16(head);
  if (utf16) return utf16;
  if (await isUtf8(file)) return { encoding: 'utf-8', bomBytes };
  if (bomBytes > 0) throw sheetFailure('broken-text');
  const sample = new Uint8Array(await file.slice(0, sampleBytes).arrayBuffer());
  return { encoding: guessByLetters(sample), bomBytes: 0 };
};

/** Characters 0x80 to 0x9f of windows-1252; five of them are undefined. */
const windows1252Characters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const c1Controls = /[\x80-\x9f]/g;

/** Expects bytes without a byte order mark. */
export const decodeText = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>, encoding: DetectedEncoding): string => {
  if (encoding === 'ibm852') return decodeIbm852(bytes);
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  // Node 20 decodes windows-1252 as latin1, which differs in these characters only.
  if (encoding !== 'windows-1252') return text;
  return text.replace(c1Controls, (character) => windows1252Characters.charAt(character.charCodeAt(0) - 0x80));
};
