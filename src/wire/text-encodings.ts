/** Encodings of text files that can be chosen; UTF-16 is recognized by its bytes. */
export const textEncodings = [
  'utf-8',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1257',
  'koi8-r',
  'ibm866',
  'ibm852',
  'macintosh',
  'gbk',
  'big5',
  'shift_jis',
  'euc-kr',
] as const;

export type TextEncoding = (typeof textEncodings)[number];
