import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CssCustomProperty, CssPart, Slot } from 'custom-elements-manifest';
import ts from 'typescript';
import { partDescriptions, slotDescriptions } from '../../src/ui/parts';
import { root } from '../run.mjs';
import { literalsOf, walk } from './sources';

const tokensPath = 'src/ui/tokens.css';

/** `--_name: default; /* comment *\/`, in the first rule of the sheet. */
const token = /--_([a-z0-9-]+):\s*([^;]*);[ \t]*(?:\/\*\s*([^*]*?)\s*\*\/)?/g;

/** Custom properties that are not design tokens, because their defaults depend on what a list shows. */
const otherProperties: readonly CssCustomProperty[] = [
  {
    name: '--pricebook-list-height',
    default: '70vh',
    description: 'height of the table of a list: a length, or auto for as many rows as there are',
  },
];

/** The custom properties that a page may set: names, defaults, and what the comment beside them says. */
export function readCustomProperties(): readonly CssCustomProperty[] {
  const css = readFileSync(join(root, tokensPath), 'utf8');
  const first = css.slice(0, css.indexOf('\n}'));
  const tokens = [...first.matchAll(token)].map(([, name = '', value = '', comment]) => ({
    name: `--pricebook-${name}`,
    default: value.replace(/\s+/g, ' '),
    ...(comment && { description: comment.replace(/\s+/g, ' ') }),
  }));
  return [...tokens, ...otherProperties];
}

/** The names for `::part()` that code renders. */
export function partsIn(files: Iterable<ts.SourceFile>, checker: ts.TypeChecker): readonly CssPart[] {
  const given = new Map<string, Set<string>>();
  const parts: ts.Expression[] = [];
  const look = (node: ts.Node): void => {
    if (!ts.isJsxAttribute(node) || !node.initializer) return;
    const { initializer } = node;
    const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
    if (!value || !ts.isExpression(value)) return;
    const prop = node.name.getText();
    if (prop === 'part') parts.push(value);
    else given.set(prop, new Set([...(given.get(prop) ?? []), ...literalsOf(value, checker)]));
  };
  for (const file of files) walk(file, look);
  const texts = parts.flatMap((part) => literalsOf(possible(part, given), checker));
  const names = new Set(texts.flatMap((text) => text.split(' ')));
  return [...names].sort().map((name) => {
    const description = partDescriptions[name];
    return { name, ...(description && { description }) };
  });
}

/** The named slots that code renders with a literal name. */
export function slotsIn(files: Iterable<ts.SourceFile>): readonly Slot[] {
  const names = new Set<string>();
  for (const file of files)
    walk(file, (node) => {
      if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return;
      if (node.tagName.getText() !== 'slot') return;
      const name = /\bname="([^"]*)"/.exec(node.attributes.getText())?.[1];
      if (name !== undefined) names.add(name);
    });
  return [...names].sort().map((name) => {
    const description = slotDescriptions[name];
    return { name, ...(description && { description }) };
  });
}

/** Reduces `prop === 'x' ? one : other` to `other` if nothing is rendered with `prop="x"`. */
function possible(value: ts.Expression, given: ReadonlyMap<string, ReadonlySet<string>>): ts.Expression {
  if (!ts.isConditionalExpression(value) || !ts.isBinaryExpression(value.condition)) return value;
  const { left, right } = value.condition;
  const isRendered = !ts.isStringLiteral(right) || given.get(left.getText())?.has(right.text);
  return isRendered ? value : value.whenFalse;
}
