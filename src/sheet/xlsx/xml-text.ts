/** Escapes text that looks like an escaped character (`_x0041_`). */
export const escapeText = (text: string): string => text.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');

const escapedUnit = /_x([\da-f]{4})_/gi;

/** Decodes references once, then `_x0041_`, and normalises line breaks. */
export const stringText = (xml: string): string => {
  let text = xml;
  if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n');
  if (text.includes('&')) text = unescapeXml(text);
  if (/_x/i.test(text)) {
    text = text.replace(escapedUnit, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
  return text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;
};

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const unescapeXml = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/**
 * Returns the attributes of each opening tag `name`, by their name with its prefix; tags with a namespace prefix do not
 * match. For short XML only.
 */
export const xmlTags = (xml: string, name: string): readonly ReadonlyMap<string, string>[] =>
  Array.from(xml.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, 'g')), ([, attributes = '']) => {
    const pairs = attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
    return new Map(Array.from(pairs, ([, key = '', double, single]) => [key, unescapeXml(double ?? single ?? '')]));
  });
