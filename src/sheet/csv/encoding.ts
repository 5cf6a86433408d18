import { streamChunks } from '../bytes';
import { sheetFailure } from '../sheet-failure';

/** How the bytes of a text file are to be read. */
export type TextEncoding =
  | 'utf-8'
  | 'windows-1250'
  | 'windows-1251'
  | 'windows-1252'
  | 'macintosh'
  | 'utf-16le'
  | 'utf-16be';

/** An encoding, and the bytes of the mark before the text that say so. */
export interface EncodedText {
  readonly encoding: TextEncoding;
  readonly markBytes: number;
}

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte);

/** UTF-16 by its mark, or by the zero bytes of its plain letters, which stand on one side only; else undefined. */
export const findUtf16 = (head: Uint8Array): EncodedText | undefined => {
  if (startsWith(head, 0xff, 0xfe)) return { encoding: 'utf-16le', markBytes: 2 };
  if (startsWith(head, 0xfe, 0xff)) return { encoding: 'utf-16be', markBytes: 2 };
  const zeros = { even: 0, odd: 0 };
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2 === 0 ? 'even' : 'odd']++;
  const enough = head.length / 5;
  if (zeros.odd > enough && zeros.even < zeros.odd / 10) return { encoding: 'utf-16le', markBytes: 0 };
  if (zeros.even > enough && zeros.odd < zeros.even / 10) return { encoding: 'utf-16be', markBytes: 0 };
  return undefined;
};

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
 * Finds out how a text file is encoded: by its mark, else UTF-8 if every byte fits, else windows-1252.
 * @throws SheetFailure `broken-text` when the mark promises UTF-8 and the bytes break it.
 */
export const findEncoding = async (file: Blob): Promise<EncodedText> => {
  const head = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  const utf16 = findUtf16(head);
  if (utf16) return utf16;
  const marked = startsWith(head, 0xef, 0xbb, 0xbf);
  if (await isUtf8(file)) return { encoding: 'utf-8', markBytes: marked ? 3 : 0 };
  if (marked) throw sheetFailure('broken-text');
  return { encoding: 'windows-1252', markBytes: 0 };
};

/** An encoding that a person chose, and the mark before the text. */
export const withEncoding = async (file: Blob, encoding: TextEncoding): Promise<EncodedText> => {
  const head = new Uint8Array(await file.slice(0, 3).arrayBuffer());
  return { encoding, markBytes: encoding === 'utf-8' && startsWith(head, 0xef, 0xbb, 0xbf) ? 3 : 0 };
};

/** What windows-1252 has in the places 0x80 to 0x9f; the five it leaves free stay what they are. */
const windowsSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const controlSigns = /[\x80-\x9f]/g;

/** Bytes as text. A mark at the start must have been cut off. */
export const decodeText = (bytes: ArrayBuffer | Uint8Array<ArrayBuffer>, encoding: TextEncoding): string => {
  const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(bytes);
  // Node 20 takes windows-1252 for latin1, which differs in these signs alone.
  if (encoding !== 'windows-1252') return text;
  return text.replace(controlSigns, (sign) => windowsSigns.charAt(sign.charCodeAt(0) - 0x80));
};
