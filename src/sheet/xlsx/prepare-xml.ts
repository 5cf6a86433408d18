import { notCalculated } from '../cell';
import { sheetFailure } from '../sheet-failure';

const formula = '<f(?:\\s[^<>]*)?(?:\\/>|>[^<]*<\\/f\\s*>)\\s*';
const formulaWithoutResult = new RegExp(
  `<c(\\s[^<>]*)>\\s*${formula}(<v(?:\\s[^<>]*)?(?:\\/>|>\\s*<\\/v\\s*>)\\s*)?<\\/c\\s*>`,
  'g',
);
const valueCell = new RegExp(`<c(\\s[^<>]*)>\\s*(?:${formula})?<v(?:\\s[^<>]*)?>([^<]*)<\\/v\\s*>`, 'g');
const type = /\st\s*=\s*(?:"([^"]*)"|'([^']*)')/;

const typeOf = (attributes: string): string => {
  const [, double, single] = type.exec(attributes) ?? [];
  return double ?? single ?? 'n';
};

const textCell = (attributes: string, text: string): string =>
  `<c${attributes.replace(type, '')} t="inlineStr"><is><t xml:space="preserve">${text}</t></is>`;

/** Marks cells whose formula has no result, which SheetJS reads as blank. */
const markNotCalculated = (xml: string): string =>
  xml.replace(formulaWithoutResult, (cell: string, attributes: string, value: string | undefined) => {
    // An empty text result is stored as an empty value.
    if (value !== undefined && typeOf(attributes) === 'str') return cell;
    return `${textCell(attributes, notCalculated)}</c>`;
  });

/** Converts `t="str"` cells to inline strings, because SheetJS unescapes the former twice. */
const inlineTexts = (xml: string): string =>
  xml.replace(valueCell, (cell: string, attributes: string, text: string) =>
    typeOf(attributes) === 'str' ? textCell(attributes, text) : cell,
  );

/** Normalises line breaks, and replaces references beyond U+FFFF, of which SheetJS reads only half. */
export const normalizeCharacters = (xml: string): string =>
  xml
    .replace(/\r\n?/g, '\n')
    .replace(/&#(?:x([\da-f]{5,6})|(\d{5,7}));/gi, (whole: string, hex?: string, decimal?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0xffff && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    });

/** Rewrites cells that SheetJS would read incorrectly. */
export const prepareRows = (xml: string): string => {
  const marked = xml.includes('<f') ? markNotCalculated(xml) : xml;
  return normalizeCharacters(inlineTexts(marked));
};

const cdataOpen = '<![CDATA[';
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Removes comments and converts CDATA to text, in linear time. */
const withoutCommentsAndCdata = (xml: string): string => {
  const pieces: string[] = [];
  let at = 0;
  for (let open = xml.indexOf('<!'); open >= 0; open = xml.indexOf('<!', at)) {
    pieces.push(xml.slice(at, open));
    const isComment = xml.startsWith('<!--', open);
    if (!isComment && !xml.startsWith(cdataOpen, open)) {
      pieces.push('<!');
      at = open + 2;
      continue;
    }
    const start = open + (isComment ? 4 : cdataOpen.length);
    const end = xml.indexOf(isComment ? '-->' : ']]>', start);
    if (end < 0) throw sheetFailure('damaged-sheet');
    if (!isComment) pieces.push(escapeXml(xml.slice(start, end)));
    at = end + 3;
  }
  pieces.push(xml.slice(at));
  return pieces.join('');
};

/** Removes comments and namespace prefixes, and converts CDATA to text. Throws SheetFailure `damaged-sheet`. */
export const normalizeXml = (xml: string): string => withoutCommentsAndCdata(xml).replace(/(<\/?)[\w.-]+:/g, '$1');
