import { NotPlain } from './not-plain';

/**
 * What of a workbook's styles tells how numbers are shown, as a small part of its own: enough to know dates, and codes
 * with leading zeros, from numbers.
 * @throws NotPlain where the part is written in an unusual way
 */
export const slimStyles = (xml: string): string => {
  if (!/<styleSheet[\s>]/.test(xml) || xml.includes('<!')) throw new NotPlain('unusual styles');
  const formats = /<numFmts[\s>].*?<\/numFmts>/s.exec(xml)?.[0] ?? '';
  const cells = /<cellXfs[\s>].*?<\/cellXfs>/s.exec(xml)?.[0] ?? '';
  return `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${formats}${cells}</styleSheet>`;
};
