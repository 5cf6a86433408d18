import type { Page } from 'playwright';

/** The parts of a node of Chromium's accessibility tree that a screen reader uses. */
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly childIds?: readonly string[];
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

const textOf = (field: { readonly value?: unknown } | undefined): string =>
  field?.value === undefined ? '' : String(field.value).replace(/\s+/g, ' ').trim();

/** Containers that are not announced, unless they have a name. */
const silent = new Set([
  'generic',
  'none',
  'presentation',
  'Section',
  'LayoutTable',
  'RootWebArea',
  'LabelText',
  'form',
]);

/** Roles that are named by their content, which is then not read again. */
const namedByContent = new Set([
  ...['button', 'link', 'heading', 'checkbox', 'radio', 'tab', 'option', 'menuitem', 'switch', 'tooltip'],
  ...['columnheader', 'rowheader', 'Legend', 'term', 'DisclosureTriangle', 'MenuListPopup', 'comboBoxSelect'],
]);

/** Fields, whose content is announced as their value. */
const fields = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton']);

/** States that are announced when they are set. */
const states = [
  'disabled',
  'required',
  'invalid',
  'expanded',
  'checked',
  'pressed',
  'selected',
  'modal',
  'readonly',
  'focused',
];

function stateOf(node: AxNode): string {
  const found = (node.properties ?? []).flatMap(({ name, value: { value } }) => {
    if (name === 'level') return [`level ${value}`];
    if (name === 'hasPopup') return value === 'false' ? [] : [`opens ${value}`];
    if (name === 'expanded') return [value === true ? 'expanded' : 'collapsed'];
    if (name === 'checked' || name === 'pressed') return [value === 'true' ? name : `not ${name}`];
    if (name === 'live') return [`live ${value}`];
    const isSet = value === true || (name === 'invalid' && value === 'true');
    return states.includes(name) && isSet ? [name === 'invalid' ? 'invalid entry' : name] : [];
  });
  return found.map((state) => `, ${state}`).join('');
}

/** One line as it would be announced: name, role, states, value, description. */
function announced(node: AxNode, role: string): string {
  const [name, value, description] = [node.name, node.value, node.description].map(textOf);
  const valueText = value === '' || value === name ? '' : `, “${value}”`;
  const extra = description === '' || description === name ? '' : ` (${description})`;
  return `${name === '' ? '' : `${name}, `}${role}${stateOf(node)}${valueText}${extra}`;
}

/** What a screen reader would announce for the page, from top to bottom, a line for each stop. Chromium only. */
export async function spokenText(page: Page): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page);
  // SAFETY: as the DevTools protocol documents it.
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as { readonly nodes: readonly AxNode[] };
  await devtools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const cellsOf = (node: AxNode): readonly string[] => {
    if (node.ignored || silent.has(textOf(node.role))) return childrenOf(node).flatMap(cellsOf);
    const name = textOf(node.name);
    return name === '' ? [textOf(node.role)] : [name];
  };
  const childrenOf = (node: AxNode): readonly AxNode[] => (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
  function read(node: AxNode, depth: number): void {
    const role = textOf(node.role);
    const name = textOf(node.name);
    const indent = '  '.repeat(depth);
    if (role === 'InlineTextBox' || role === 'ListMarker') return;
    if (role === 'StaticText') {
      if (!node.ignored && name !== '') lines.push(indent + name);
      return;
    }
    const isSilent = node.ignored || role === '' || (silent.has(role) && name === '');
    if (role === 'row' && !node.ignored) {
      lines.push(`${indent}row: ${childrenOf(node).flatMap(cellsOf).join(' | ')}`);
      return;
    }
    if (!isSilent) lines.push(indent + announced(node, role));
    if (!isSilent && (fields.has(role) || (namedByContent.has(role) && name !== ''))) return;
    for (const child of childrenOf(node)) read(child, isSilent ? depth : depth + 1);
  }
  const [root] = nodes;
  if (root) read(root, 0);
  return withoutLabels(lines);
}

/** A label is announced with its field, which stands before or after it. */
const withoutLabels = (lines: readonly string[]): readonly string[] =>
  lines.filter((line, index) => ![lines[index - 1], lines[index + 1]].some((near) => near?.startsWith(`${line}, `)));
