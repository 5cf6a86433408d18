import { findUtf16 } from './csv/encoding';

export type SniffedType =
  | { readonly kind: 'empty' }
  | { readonly kind: 'zip' }
  /** A compound file: .xls, a protected .xlsx, or another old Office document. */
  | { readonly kind: 'compound' }
  /** An .xls of Excel 2 to 4, which has no container. */
  | { readonly kind: 'bare-biff' }
  | { readonly kind: 'text' }
  /** A spreadsheet in a format that is not read; `name` completes the sentence "This is …". */
  | { readonly kind: 'other-spreadsheet'; readonly name: string }
  | { readonly kind: 'other'; readonly name: string };

const headBytes = 4096;

const utf32: SniffedType = { kind: 'other', name: 'text in UTF-32, which few programs read: save it as CSV UTF-8' };

const signatures: readonly (readonly [start: string, type: SniffedType])[] = [
  ['PK\x03\x04', { kind: 'zip' }],
  ['PK\x05\x06', { kind: 'zip' }],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', { kind: 'compound' }],
  ['\x09\x00\x04\x00', { kind: 'bare-biff' }],
  ['\x09\x02\x06\x00', { kind: 'bare-biff' }],
  ['\x09\x04\x06\x00', { kind: 'bare-biff' }],
  ['\x09\x08', { kind: 'bare-biff' }],
  ['\x00\x00\x02\x00', { kind: 'other-spreadsheet', name: 'a Lotus 1-2-3 sheet' }],
  ['\xff\xfe\x00\x00', utf32],
  ['\x00\x00\xfe\xff', utf32],
  ['%PDF', { kind: 'other', name: 'a PDF document' }],
  ['\x7fELF', { kind: 'other', name: 'a program' }],
  ['MZ\x90\0', { kind: 'other', name: 'a program' }],
  ['\x1f\x8b', { kind: 'other', name: 'a gzip archive' }],
  ['7z\xbc\xaf', { kind: 'other', name: 'a 7-Zip archive' }],
  ['Rar!', { kind: 'other', name: 'a RAR archive' }],
  ['\x89PNG', { kind: 'other', name: 'a picture' }],
  ['\xff\xd8\xff', { kind: 'other', name: 'a picture' }],
  ['GIF8', { kind: 'other', name: 'a picture' }],
];

/** First characters of text formats. */
const textFormats: readonly (readonly [beginning: RegExp, type: SniffedType])[] = [
  [
    /^<\?xml[^>]*>\s*(?:<!--.*?-->\s*)*(?:<\?mso-application|<(?:\w+:)?Workbook)/s,
    { kind: 'other-spreadsheet', name: 'an XML spreadsheet' },
  ],
  [
    /^<(?:!doctype html|html|head|body|meta|table|style|div)\b/i,
    { kind: 'other-spreadsheet', name: 'a web page (HTML)' },
  ],
  [/^<\?xml/, { kind: 'other', name: 'an XML document' }],
  [/^\{\\rtf/, { kind: 'other', name: 'a text document in RTF (.rtf)' }],
  // The program that wrote it, or flags: a table may begin with the columns ID and Price.
  [/^ID;P(?:WXL|CALC|Gnumeric|\w*(?:;[NE])+(?:\s|$))/, { kind: 'other-spreadsheet', name: 'a SYLK sheet (.slk)' }],
  [/^TABLE\r?\n0,1\r?\n/, { kind: 'other-spreadsheet', name: 'a DIF sheet' }],
  [/^(?:\[\s*)?\{\s*"/, { kind: 'other', name: 'a JSON document' }],
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: it finds control characters
const controlCharacter = /[\x00-\x08\x0b\x0e-\x19\x1b-\x1f]/;

const asLatin1 = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** Whether fields of 32 bytes follow each other, each with a name and a type, up to 0x0D or to the end of the bytes. */
const hasDbaseFields = (bytes: Uint8Array): boolean => {
  const starts = Array.from({ length: Math.ceil(bytes.length / 32) }, (_, at) => 32 * at).slice(1);
  const end = starts.find((start) => bytes[start] === 0x0d) ?? bytes.length;
  const isField = (start: number) =>
    /^[A-Za-z_\x80-\xff]/.test(asLatin1(bytes.subarray(start, start + 1))) &&
    /^[A-Z@+0]/.test(asLatin1(bytes.subarray(start + 11, start + 12)));
  return end >= 64 && starts.every((start) => start + 12 > end || isField(start));
};

/**
 * Checks the version byte, the date and the fields. The end of the header need not follow the last field: Visual FoxPro has 263
 * more bytes there, and other programs one.
 */
const isDbase = (bytes: Uint8Array): boolean => {
  const [version = 0, , month = 0, day = 0] = bytes;
  const header = (bytes[8] ?? 0) + 256 * (bytes[9] ?? 0);
  const isVersion = [0x02, 0x03, 0x04, 0x30, 0x31, 0x32, 0x43, 0x83, 0x8b, 0x8c, 0xcb, 0xf5, 0xfb].includes(version);
  if (!isVersion || month < 1 || month > 12 || day < 1 || day > 31 || header < 65) return false;
  return bytes[header - 1] === 0x0d || hasDbaseFields(bytes.subarray(0, header));
};

const isTextWithNulls = (head: string): boolean =>
  head.includes('\0') && !controlCharacter.test(head.replaceAll('\0', '')) && /[,;\t].*[\r\n]/s.test(head);

const sniffText = (text: string): SniffedType => {
  const trimmed = text.trimStart();
  const format = textFormats.find(([beginning]) => beginning.test(trimmed));
  return format ? format[1] : { kind: 'text' };
};

export const sniff = async (file: Blob): Promise<SniffedType> => {
  if (file.size === 0) return { kind: 'empty' };
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const head = asLatin1(bytes);
  const signature = signatures.find(([start]) => head.startsWith(start));
  if (signature) return signature[1];
  const utf16 = findUtf16(bytes);
  if (utf16) return sniffText(new TextDecoder(utf16.encoding).decode(bytes));
  if (isDbase(bytes)) return { kind: 'other-spreadsheet', name: 'a dBase table (.dbf)' };
  if (isTextWithNulls(head))
    return { kind: 'other', name: 'text with NUL characters in it, as a broken export leaves them' };
  if (controlCharacter.test(head)) return { kind: 'other', name: 'a file of another kind' };
  return sniffText(head.replace(/^\xef\xbb\xbf/, ''));
};
