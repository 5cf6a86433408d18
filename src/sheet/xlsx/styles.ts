import { isCodeFormat } from '../code-format';
import { textsInFormat } from '../texts-in-format';
import { xmlTags } from './xml-text';

/** Number formats of dates, of codes with leading zeros, and of amounts in a currency. */
export interface CellStyles {
  /** Indexes of the styles that display a number as a date or code. */
  readonly special: ReadonlySet<number>;
  /** Texts of currencies or units beside the numbers, by the indexes of the styles that display them. */
  readonly textsBesideNumbers: ReadonlyMap<number, readonly string[]>;
  /** A styles part with only the formats of `special`. */
  readonly xml: string;
}

const builtInDates = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]);
/** Built-in dates of East Asian versions, which SheetJS does not support. */
const isLocalDate = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);
const plainDate = 14;
const firstCustom = 164;

/** Literal text, colours and currencies, but not elapsed time such as `[h]`. */
const decoration = /"[^"]*"|[\\_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;

/** Whether a format may show a date, a time or a code. A letter outside literal text suggests a date or time. */
const isSpecial = (format: string): boolean => {
  const bare = format.replace(decoration, '').replaceAll('General', '').replace(/E[+-]/g, '');
  return /\p{L}/u.test(bare) || isCodeFormat(format);
};

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const readStyles = (part: string): CellStyles => {
  const xml = part.replace(/(<\/?)[\w.-]+:/g, '$1');
  const custom = new Map(
    xmlTags(xml, 'numFmt').map((tag) => [Number(tag.get('numFmtId')), tag.get('formatCode') ?? '']),
  );
  const used: string[] = [];
  const special = new Set<number>();

  const numberFormat = (id: number): number => {
    const format = custom.get(id);
    if (format === undefined) return isLocalDate(id) ? plainDate : builtInDates.has(id) ? id : 0;
    if (!isSpecial(format)) return 0;
    if (!used.includes(format)) used.push(format);
    return firstCustom + used.indexOf(format);
  };

  const cellStyles = /<cellXfs[\s>].*?<\/cellXfs>/s.exec(xml)?.[0] ?? '';
  const idsInFile = xmlTags(cellStyles, 'xf').map((tag) => Number(tag.get('numFmtId') ?? 0));
  const textsBesideNumbers = new Map(
    idsInFile
      .map((id, style) => [style, textsInFormat(custom.get(id) ?? '')] as const)
      .filter(([, texts]) => texts.length > 0),
  );
  const ids = idsInFile.map(numberFormat);
  for (const [style, id] of ids.entries()) if (id !== 0) special.add(style);
  const formats = used.map(
    (format, index) => `<numFmt numFmtId="${firstCustom + index}" formatCode="${escapeAttribute(format)}"/>`,
  );
  return {
    special,
    textsBesideNumbers,
    xml: `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts>${formats.join('')}</numFmts><cellXfs>${ids.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`,
  };
};
