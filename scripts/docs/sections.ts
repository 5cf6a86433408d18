import type { ClassMethod } from 'custom-elements-manifest';
import { type DeviationName, deviationOf, deviations } from '../../tools/check-backend/deviations/catalog';
import type { ElementEntry, Manifest } from '../manifest/manifest';
import { detailOf } from './element-page';
import { code, meaning, table } from './table';

/** Puts each section between its marks, `<!-- NAME: … -->` and `<!-- /NAME -->`. Throws where a text lacks the marks. */
export function withSections(text: string, sections: Readonly<Record<string, string>>): string {
  return Object.entries(sections).reduce((whole, [name, section]) => {
    const marks = new RegExp(`(<!-- ${name}:[^>]*-->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
    if (!marks.test(whole)) throw new Error(`The page lacks the marks <!-- ${name}: … --> and <!-- /${name} -->.`);
    return whole.replace(marks, (_, start: string, end: string) => `${start}\n${section}\n\n${end}`);
  }, text);
}

/** README's tables of all elements. */
export function readmeSections({ modules, documentEvents }: Manifest): Readonly<Record<string, string>> {
  const elements = modules.map(({ declarations: [element] }) => element);
  return {
    elements: table(
      ['element', 'what it shows', 'root'],
      elements.map(({ tagName, description = '', root }) => [
        `[${code(`<${tagName}>`)}](docs/elements/${areaOf(tagName)}.md)`,
        description,
        root === 'light' ? 'light DOM, so that password managers find it' : 'shadow root',
      ]),
    ),
    attributes: table(
      ['on', 'attribute', 'type', 'meaning'],
      mergedRows(elements, ({ attributes = [] }) =>
        attributes.map((one) => [code(one.name), code(one.type?.text ?? ''), meaning(one)]),
      ),
    ),
    events: table(
      ['from', 'event', 'when', '`detail`'],
      [
        ...mergedRows(elements, ({ events = [] }) => events.map(eventRow)),
        ...documentEvents.map((event) => ['the document', ...eventRow(event)]),
      ],
    ),
    methods: table(
      ['of', 'method', 'what it does'],
      mergedRows(elements, ({ members }) =>
        members
          .filter((member): member is ClassMethod => member.kind === 'method')
          .map(({ name, parameters = [], description = '' }) => [
            code(`${name}(${parameters.map((one) => `${one.name}${one.optional ? '?' : ''}`).join(', ')})`),
            description,
          ]),
      ),
    ),
  };
}

/** The tables of the theming guide. */
export function themingSections({ modules }: Manifest): Readonly<Record<string, string>> {
  const elements = modules.map(({ declarations: [element] }) => element);
  return {
    properties: table(
      ['custom property', 'what it is', 'default'],
      (elements[0]?.cssProperties ?? []).map((one) => [code(one.name), one.description ?? '', code(one.default ?? '')]),
    ),
    parts: table(
      ['on', '`::part()`', 'what it is'],
      mergedRows(
        elements.filter(({ root }) => root === 'shadow'),
        ({ cssParts = [] }) => cssParts.map(({ name, description = '' }) => [code(name), description]),
      ),
    ),
  };
}

/** The table of what check:backend finds. */
export function deviationSection(): string {
  // SAFETY: the keys of the catalog.
  const names = Object.keys(deviations) as readonly DeviationName[];
  return table(
    ['deviation', 'what the back end does', 'what a person sees', 'how to mend it'],
    names.map((name) => {
      const { what, seen, mend } = deviationOf(name);
      return [code(name), what, seen, mend];
    }),
  );
}

const eventRow = (event: { name: string; description?: string; type: { text: string } }) => [
  code(event.name),
  event.description ?? '',
  code(detailOf(event.type.text)),
];

const areaOf = (tagName: string | undefined) => (tagName ?? '').replace('pricebook-', '');

/** Merges equal rows of several elements into one, which begins with the names of their areas. */
function mergedRows(
  elements: readonly ElementEntry[],
  rowsOf: (element: ElementEntry) => readonly (readonly string[])[],
): readonly (readonly string[])[] {
  const found = new Map<string, { readonly row: readonly string[]; readonly areas: string[] }>();
  for (const element of elements) {
    for (const row of rowsOf(element)) {
      const key = row.join('\n');
      const entry = found.get(key) ?? { row, areas: [] };
      found.set(key, entry);
      entry.areas.push(areaOf(element.tagName));
    }
  }
  const all = [...found.values()].sort((one, other) => other.areas.length - one.areas.length);
  return all.map(({ row, areas }) => [areas.length === elements.length ? 'all' : areas.join(', '), ...row]);
}
