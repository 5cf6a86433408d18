import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import schema from 'custom-elements-manifest/schema.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { areas } from '../../src/areas';
import type { WidgetEvents } from '../../src/embed/events';
import { partDescriptions } from '../../src/ui/parts';
import { publicTokens } from '../../src/ui/styles';
import { elements, inProject, manifest } from './built-manifest';

test('the manifest matches the published schema', { tags: 'F201' }, () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  expect(ajv.validate(schema, manifest), ajv.errorsText()).toBe(true);
});

test('it has every area, each with the file that registers it', { tags: 'F201' }, () => {
  expect(elements.map(({ tagName }) => tagName)).toEqual(areas.map((area) => `pricebook-${area}`));
  expect(manifest.modules.filter(({ path }) => !existsSync(inProject(path)))).toEqual([]);
});

test('everything in it has a description', { tags: 'F201' }, () => {
  const silent = elements.flatMap((element) => [
    ...(element.description ? [] : [`${element.tagName}: its definition lacks a doc comment`]),
    ...[...(element.attributes ?? []), ...element.members].flatMap(({ name, description }) =>
      description ? [] : [`${element.tagName} ${name}: lacks a doc comment where the definition names it`],
    ),
    ...(element.events ?? []).flatMap(({ name, description }) =>
      description ? [] : [`${name}: lacks a doc comment in src/embed/events.ts`],
    ),
    ...(element.cssParts ?? []).flatMap(({ name, description }) =>
      description ? [] : [`part ${name}: lacks a line in src/ui/parts.ts`],
    ),
    ...(element.cssProperties ?? []).flatMap(({ name, description }) =>
      description ? [] : [`${name}: lacks a comment in src/ui/tokens.css`],
    ),
  ]);
  expect([...new Set(silent)]).toEqual([]);
});

const eventTypes = Object.keys({
  'pricebook-ready': true,
  'pricebook-signin': true,
  'pricebook-navigate': true,
  'pricebook-load': true,
  'pricebook-select': true,
  'pricebook-row-action': true,
  'pricebook-before-save': true,
  'pricebook-save': true,
  'pricebook-before-delete': true,
  'pricebook-delete': true,
  'pricebook-before-upload': true,
  'pricebook-upload': true,
  'pricebook-download': true,
  'pricebook-before-takeback': true,
  'pricebook-takeback': true,
  'pricebook-register': true,
  'pricebook-approve': true,
  'pricebook-reset': true,
  'pricebook-error': true,
} satisfies Record<keyof WidgetEvents, true>);

test('every typed event is dispatched, and every described part rendered', {
  tags: 'F202',
}, () => {
  const dispatched = new Set(elements.flatMap(({ events = [] }) => events.map(({ name }) => name)));
  expect(eventTypes.filter((name) => !dispatched.has(name))).toEqual([]);
  const rendered = new Set(elements.flatMap(({ cssParts = [] }) => cssParts.map(({ name }) => name)));
  expect(Object.keys(partDescriptions).filter((name) => !rendered.has(name))).toEqual([]);
});

test('it contains every custom property that a page may set', { tags: 'F203' }, () => {
  const publicNames = Array.from(publicTokens.matchAll(/(--pricebook-[a-z0-9-]+):/g), ([, name]) => name);
  expect(publicNames.length).toBeGreaterThan(0);
  const all = [...publicNames, '--pricebook-list-height'];
  for (const { cssProperties = [] } of elements) expect(cssProperties.map(({ name }) => name)).toEqual(all);
});

test('the editors of JetBrains get the same tags, attributes, events and slots', { tags: 'OH31' }, () => {
  const names = (entries: readonly { readonly name: string }[] = []) => entries.map(({ name }) => ({ name }));
  const data: unknown = JSON.parse(readFileSync(inProject('dist/web-types.json'), 'utf8'));
  expect(data).toMatchObject({
    name: 'pricebook',
    contributions: {
      html: {
        elements: elements.map(({ tagName, attributes, events, slots }) => ({
          name: tagName,
          attributes: names(attributes),
          slots: names(slots),
          js: { events: names(events) },
        })),
      },
    },
  });
  const prices = elements.find(({ tagName }) => tagName === 'pricebook-prices');
  expect(names(prices?.slots)).toEqual([{ name: 'empty' }, { name: 'loading' }, { name: 'toolbar' }]);
});

test('Visual Studio Code gets the same tags, attributes and choices', { tags: 'F204' }, () => {
  const data: unknown = JSON.parse(readFileSync(inProject('dist/vscode.html-custom-data.json'), 'utf8'));
  expect(data).toMatchObject({
    version: 1.1,
    tags: elements.map(({ tagName, attributes = [] }) => ({
      name: tagName,
      attributes: attributes.map(({ name }) => ({ name })),
    })),
    globalAttributes: [{ name: 'data-pricebook', values: areas.map((name) => ({ name })) }],
  });
  expect(data).toHaveProperty(
    'tags.0.attributes',
    expect.arrayContaining([
      expect.objectContaining({ name: 'theme', values: [{ name: 'light' }, { name: 'dark' }, { name: 'auto' }] }),
    ]),
  );
});
