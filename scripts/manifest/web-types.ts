import type { ClassField } from 'custom-elements-manifest';
import type { ElementEntry, Manifest } from './manifest';

/** Web-types, by which the editors of JetBrains complete and explain tags, attributes, properties, events, slots and parts. */
export function makeWebTypes({ modules }: Manifest, version: string) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'pricebook',
    version,
    'js-types-syntax': 'typescript',
    'description-markup': 'markdown',
    contributions: { html: { elements: modules.map(({ declarations: [element] }) => elementOf(element)) } },
  };
}

function elementOf({
  tagName,
  description,
  attributes = [],
  members,
  events = [],
  slots = [],
  ...styling
}: ElementEntry) {
  const fields = members.filter((member): member is ClassField => member.kind === 'field');
  return {
    name: tagName,
    description,
    attributes: attributes.map(({ name, description: said, type, default: byDefault }) => ({
      name,
      description: said,
      ...(byDefault && { default: byDefault }),
      value: type?.text === 'boolean' ? { kind: 'no-value', type: 'boolean' } : { kind: 'plain', type: type?.text },
    })),
    slots: slots.map(({ name, description: said }) => ({ name, description: said })),
    js: {
      properties: fields.map(({ name, description: said, type }) => ({ name, description: said, type: type?.text })),
      events: events.map(({ name, description: said, type }) => ({ name, description: said, type: type.text })),
    },
    css: {
      parts: (styling.cssParts ?? []).map(({ name, description: said }) => ({ name, description: said })),
      properties: (styling.cssProperties ?? []).map(({ name, description: said }) => ({ name, description: said })),
    },
  };
}
