import type { ClassMethod } from 'custom-elements-manifest';
import type { ElementEntry } from '../manifest/manifest';
import { code, meaning, table } from './table';

/** The page of one element, as Markdown. */
export function elementPage(element: ElementEntry): string {
  const { tagName, description, root, attributes = [], events = [], cssParts = [], slots = [], members } = element;
  const live = new Set(members.flatMap((member) => (member.kind === 'field' && member.live ? [member.name] : [])));
  const methods = members.filter((member): member is ClassMethod => member.kind === 'method');
  const area = tagName.replace('pricebook-', '');
  const component = area.charAt(0).toUpperCase() + area.slice(1);
  return `${[
    '<!-- Made from the sources by `npm run docs`. -->',
    `# ${code(`<${tagName}>`)}`,
    description ?? '',
    root === 'light'
      ? 'It stands in light DOM, so that password managers find its form.'
      : 'It stands in a shadow root: the styles of the page and its own do not meet.',
    `[Alive](http://localhost:4173/demo/embed/elements.html?element=${area}) while \`npm start\` runs: its attributes, methods and events, to try.`,
    fence('html', htmlExample(element)),
    fence('tsx', `import { ${component} } from 'pricebook';\n\n<${component}${reactExample(element)} />;`),
    '## Attributes and properties',
    'Setting, changing and removing an attribute all take effect; removing it restores the default.',
    table(
      ['attribute', 'property', 'type', 'meaning'],
      attributes.map(({ name, fieldName = name, type, ...said }) => [
        code(name),
        code(fieldName) + (live.has(fieldName) ? ' *' : ''),
        code(type?.text ?? ''),
        meaning(said),
      ]),
    ),
    live.size > 0 &&
      '\\* The person changes it too: the attribute gives the first value, setting it again is a command, the property reads the present value.',
    ...section('Methods', methods, () =>
      table(
        ['method', 'what it does', 'answers'],
        methods.map((method) => [
          code(signature(method)),
          method.description ?? '',
          code(method.return?.type?.text ?? ''),
        ]),
      ),
    ),
    '## Events',
    [
      'They bubble and cross shadow roots. Names in the types are exported by the package. In React, a callback gets the detail and',
      'the event: `event.preventDefault()` cancels, and in `onBefore…` alone returning `false` does too.',
    ].join('\n'),
    table(
      ['event', 'in React', 'when', '`detail`'],
      events.map(({ name, description: said = '', type }) => [
        code(name),
        code(callback(name)),
        said,
        code(detailOf(type.text)),
      ]),
    ),
    ...section('Slots', slots, () =>
      table(
        ['`slot`', 'where its content is shown'],
        slots.map(({ name, description: said = '' }) => [code(name), said]),
      ),
    ),
    ...section('Parts', cssParts, () =>
      table(
        ['`::part()`', 'what it is'],
        cssParts.map(({ name, description: said = '' }) => [code(name), said]),
      ),
    ),
    'Colours, space and sizes are custom properties: see [Theming](../theming.md).',
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

const section = (title: string, entries: readonly unknown[], body: () => string): readonly string[] =>
  entries.length > 0 ? [`## ${title}`, body()] : [];

const fence = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;

function htmlExample({ tagName, attributes = [] }: ElementEntry): string {
  const shown = attributes.some(({ name }) => name === 'page-size') ? ' page-size="50"' : '';
  return [
    '<script type="module" src="https://cdn.example.com/embed/pricebook.js" data-api-base="https://api.example.com"></script>',
    `<${tagName}${shown}></${tagName}>`,
  ].join('\n');
}

function reactExample({ attributes = [], events = [] }: ElementEntry): string {
  const shown = attributes.some(({ name }) => name === 'page-size') ? ' pageSize={50}' : '';
  const own = events.find(({ name }) => /^pricebook-(save|signin|register|approve|reset)$/.test(name));
  return own ? `${shown} ${callback(own.name)}={(detail) => console.log(detail)}` : shown;
}

const signature = ({ name, parameters = [] }: ClassMethod) =>
  `${name}(${parameters.map((one) => `${one.name}${one.optional ? '?' : ''}: ${one.type?.text}`).join(', ')})`;

/** `pricebook-before-save` as a prop of the component: `onBeforeSave`. */
const callback = (event: string) =>
  event.replace('pricebook', 'on').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The detail's type in `CustomEvent<…>`. */
export const detailOf = (type: string): string => type.replace(/^CustomEvent<(.*)>$/, '$1');
