import { notCalculated } from '../cell';
import { sheetFailure } from '../sheet-failure';

const formula = '<f(?:\\s[^<>]*)?(?:\\/>|>[^<]*<\\/f\\s*>)\\s*';
const formulaAlone = new RegExp(
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

/** Marks cells whose formula was saved without a result: SheetJS would take them for blank ones. */
const markNotCalculated = (xml: string): string =>
  xml.replace(formulaAlone, (cell: string, attributes: string, value: string | undefined) => {
    // A formula whose result is an empty text has an empty value.
    if (value !== undefined && typeOf(attributes) === 'str') return cell;
    return `${textCell(attributes, notCalculated)}</c>`;
  });

/** Writes texts of their own as inline strings: SheetJS unescapes them twice otherwise. */
const inlineTexts = (xml: string): string =>
  xml.replace(valueCell, (cell: string, attributes: string, text: string) =>
    typeOf(attributes) === 'str' ? textCell(attributes, text) : cell,
  );

/** Writes line breaks as XML has them, and references beyond U+FFFF as characters: SheetJS would read half of each. */
export const normalizeCharacters = (xml: string): string =>
  xml
    .replace(/\r\n?/g, '\n')
    .replace(/&#(?:x([\da-f]{5,6})|(\d{5,7}));/gi, (whole: string, hex?: string, decimal?: string) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0xffff && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    });

/** Rows in usual XML, changed so that SheetJS reads in them what is written there. */
export const prepareRows = (xml: string): string => {
  const marked = xml.includes('<f') ? markNotCalculated(xml) : xml;
  return normalizeCharacters(inlineTexts(marked));
};

const cdataOpen = '<![CDATA[';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Leaves comments out, and writes CDATA as ordinary text. Searches forward only, so that no file makes it slow. */
const withoutSections = (xml: string): string => {
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
    if (!isComment) pieces.push(escaped(xml.slice(start, end)));
    at = end + 3;
  }
  pieces.push(xml.slice(at));
  return pieces.join('');
};

/**
 * The same XML as spreadsheet programs usually write it: no comments, no CDATA, no prefixes before the names of elements.
 * @throws SheetFailure `damaged-sheet`
 */
export const normalizeXml = (xml: string): string => withoutSections(xml).replace(/(<\/?)[\w.-]+:/g, '$1');
