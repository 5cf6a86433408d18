/** The attributes of a tag by name, prefix included. */
export type XmlAttributes = ReadonlyMap<string, string>;

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const unescapeXml = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot|apos));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** All opening tags of one name, without a prefix, in a small piece of XML. */
export const xmlTags = (xml: string, name: string): readonly XmlAttributes[] =>
  Array.from(xml.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, 'g')), ([, attributes = '']) => {
    const pairs = attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
    return new Map(Array.from(pairs, ([, key = '', double, single]) => [key, unescapeXml(double ?? single ?? '')]));
  });
