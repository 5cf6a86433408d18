import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));

const read = (ending: RegExp) =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(src + file, 'utf8') }));

/** Classes of libraries, whose elements get rules of ours. */
const isOfLibrary = (name: string) => /^(lucide|rdg)(-|$)/.test(name);

/** The classes that have a rule. */
const styled = new Set(
  read(/\.css$/).flatMap(({ text }) =>
    [...text.replace(/\/\*[\s\S]*?\*\/|"[^"]*"/g, '').matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name),
  ),
);

const anything = '\0';

interface Word {
  /** For example `is-large`; `is-${tone}` has `anything` in its place. */
  readonly word: string;
  /** Whether the text is a value for `className` or for a variable or function such as `buttonClass`. */
  readonly isClass: boolean;
  readonly file: string;
}

const isNamedClass = (node: ts.Node) =>
  (ts.isJsxAttribute(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isBindingElement(node)) &&
  /class(Name)?$/i.test(node.name?.getText() ?? '');

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(anything);
};

/** The words of all texts that are no addresses of modules. */
function wordsOf({ file, text }: { readonly file: string; readonly text: string }): readonly Word[] {
  const found: Word[] = [];
  const visit = (node: ts.Node, isClass: boolean): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    for (const word of textOf(node)?.split(' ') ?? []) found.push({ word, isClass, file });
    ts.forEachChild(node, (child) => visit(child, isClass || isNamedClass(node)));
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), false);
  return found;
}

/** Whether the word can become the class, by one of the values for what stands for anything. */
function isClassOf(word: string, name: string, values?: ReadonlySet<string>): boolean {
  const [before = '', after] = word.split(anything);
  if (after === undefined) return word === name;
  const value = name.slice(before.length, name.length - after.length);
  return name === `${before}${value}${after}` && value !== '' && (values?.has(value) ?? true);
}

const words = read(/\.tsx?$/).flatMap(wordsOf);

test('each class used in code has a rule', () => {
  const classes = words.filter(({ word, isClass }) => /^is-/.test(word) || (isClass && /^pricebook-/.test(word)));
  const unstyled = classes.filter(({ word }) => ![...styled].some((name) => isClassOf(word, name)));
  expect(classes.length).toBeGreaterThan(200);
  expect(unstyled.map(({ word, file }) => `${word} in ${file}`)).toEqual([]);
});

test('each class with a rule is used in code', () => {
  const values = new Set(words.map(({ word }) => word.toLowerCase()));
  const patterns = words.filter(({ word }) => /^(is|pricebook)-/.test(word) && word.includes(anything));
  const isUsed = (name: string) => values.has(name) || patterns.some(({ word }) => isClassOf(word, name, values));
  expect(styled.size).toBeGreaterThan(200);
  expect([...styled].filter((name) => !isUsed(name) && !isOfLibrary(name))).toEqual([]);
});
