import { unescapeXml } from './unescape-xml';

/** Text of a cell as it stands in the file; undefined where it is written in a way that SheetJS should read. */
export const plainText = (xml: string): string | undefined => {
  if (xml.includes('_x') || xml.includes('\r') || xml.includes('&#')) return undefined;
  return xml.includes('&') ? unescapeXml(xml) : xml;
};
