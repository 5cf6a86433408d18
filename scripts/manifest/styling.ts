import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CssCustomProperty, CssPart } from 'custom-elements-manifest';
import ts from 'typescript';
import { partDescriptions } from '../../src/ui/parts';
import { root } from '../run.mjs';
import { literalsOf, walk } from './sources';

const tokensPath = 'src/ui/tokens.css';

/** `--_name: var(--pricebook-name, default); /* comment *\/`, in the first rule of the sheet. */
const token = /--_([a-z0-9-]+):\s*var\(\s*--pricebook-\1,\s*([^;]*?)\s*\);[ \t]*(?:\/\*\s*([^*]*?)\s*\*\/)?/g;

/** The custom properties that a page may set: names, defaults, and what the comment beside them says. */
export function readCustomProperties(): readonly CssCustomProperty[] {
  const css = readFileSync(join(root, tokensPath), 'utf8');
  const first = css.slice(0, css.indexOf('\n}'));
  return [...first.matchAll(token)].map(([, name = '', value = '', comment]) => ({
    name: `--pricebook-${name}`,
    default: value.replace(/\s+/g, ' '),
    ...(comment && { description: comment.replace(/\s+/g, ' ') }),
  }));
}

/** The names for `::part()` that code renders. */
export function partsIn(files: Iterable<ts.SourceFile>, checker: ts.TypeChecker): readonly CssPart[] {
  const names = new Set<string>();
  const look = (node: ts.Node): void => {
    if (!ts.isJsxAttribute(node) || node.name.getText() !== 'part' || !node.initializer) return;
    const { initializer } = node;
    const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
    const texts = value && ts.isExpression(value) ? literalsOf(value, checker) : [];
    for (const name of texts.flatMap((text) => text.split(' '))) names.add(name);
  };
  for (const file of files) walk(file, look);
  return [...names].sort().map((name) => {
    const description = partDescriptions[name];
    return { name, ...(description && { description }) };
  });
}
