import { unescapeXml } from './unescape-xml';

/** The attributes of a tag by name, prefix included. */
export type XmlAttributes = ReadonlyMap<string, string>;

/** All opening tags of one name, without a prefix, in a small piece of XML. */
export const xmlTags = (xml: string, name: string): readonly XmlAttributes[] =>
  Array.from(xml.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, 'g')), ([, attributes = '']) => {
    const pairs = attributes.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
    return new Map(Array.from(pairs, ([, key = '', double, single]) => [key, unescapeXml(double ?? single ?? '')]));
  });
