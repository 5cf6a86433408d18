import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const sources = new URL('..', import.meta.url).pathname;

/** Attributes whose text, or that of the function which they are, is shown or announced by a screen reader. */
const shownAttributes = [
  'textOf',
  'title',
  'subtitle',
  'label',
  'confirmLabel',
  'aria-label',
  'placeholder',
  'alt',
  'hint',
];

/** Texts in JSX that are the same in every language. */
const sameEverywhere = ['Alt', 'Price', 'Book'];

const isJoin = (node: ts.Expression): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'join';

/**
 * The texts and the punctuation that JSX shows and that come from no group of messages: content, and attributes whose text is shown or announced.
 * `shownList` and `sentenceSeparator` write punctuation as the language does.
 */
function literalTexts(name: string, source: string): readonly string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const report = (text: string) => {
    const trimmed = text.trim();
    const isShown = /\p{L}{2}/u.test(trimmed) || /^[.,:;?!–]+$/.test(trimmed);
    if (isShown && !sameEverywhere.includes(trimmed)) found.push(`${name}: ${trimmed}`);
  };
  /** The literals that an expression can be. */
  const reportValue = (node: ts.Expression): void => {
    if (ts.isStringLiteralLike(node)) report(node.text);
    else if (ts.isTemplateExpression(node))
      report([node.head, ...node.templateSpans.map((span) => span.literal)].map((part) => part.text).join(' '));
    else if (isJoin(node)) node.arguments.forEach(reportValue);
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(reportValue);
    else if (ts.isBinaryExpression(node)) reportValue(node.right);
    else if (ts.isParenthesizedExpression(node)) reportValue(node.expression);
    else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) reportValue(node.body);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) report(node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) reportValue(node.expression);
    if (ts.isJsxAttribute(node) && shownAttributes.includes(node.name.getText())) {
      const { initializer } = node;
      if (initializer && ts.isStringLiteral(initializer)) report(initializer.text);
      else if (initializer && ts.isJsxExpression(initializer) && initializer.expression)
        reportValue(initializer.expression);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A value of a group of messages, such as `messages.title` and `messages.rows(3)`. */
const isMessage = (node: ts.Node): boolean =>
  ts.isJsxExpression(node) && /^(?:\w+M|m)essages\.[^?]*$/.test(node.expression?.getText() ?? '');

/** Elements in which one message follows another, or an element follows a message, in one line: a sentence that a language cannot order by itself. */
function gluedMessages(name: string, source: string): readonly string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) => !ts.isJsxText(child) || child.text.trim() !== '');
      const isBold = (child: ts.Node | undefined) =>
        child !== undefined && ts.isJsxElement(child) && /^(?:b|kbd)$/.test(child.openingElement.tagName.getText());
      children.forEach((child, at) => {
        const next = children[at + 1];
        if (isMessage(child) && next !== undefined && (isMessage(next) || isBold(next)))
          found.push(`${name}: ${child.getText()} ${next.getText()}`);
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

describe('Texts in JSX', () => {
  it('are found, whatever way they are written', () => {
    const source = `
      const a = <p title="One thing">Two {isOpen ? 'Three' : text} {count > 0 && 'Four'} {\`Five \${x}\`}</p>;
      const c = <Choices textOf={({ label }) => (isNew ? \`Six “\${label}”\` : label)} />;
      const d = <p title={\`\${a}, \${b}\`} hint={names.join('; ')}>{problem}. {name}: {index > 0 && ', '}</p>;
      const b = <p className="pricebook-muted" title={messages.title}>{messages.text} × 3</p>;`;
    expect(literalTexts('x.tsx', source).map((text) => text.replace('x.tsx: ', ''))).toEqual([
      'One thing',
      'Two',
      'Three',
      'Four',
      'Five',
      'Six “ ”',
      ',',
      ';',
      '.',
      ':',
      ',',
    ]);
  });

  it('are whole sentences, not parts of one', { tags: 'OT04' }, () => {
    const source = '<p>{messages.from} <b>{x}</b> {messages.a(1)} {messages.b}</p>';
    expect(gluedMessages('x.tsx', source)).toHaveLength(2);
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
    expect(files.flatMap((name) => gluedMessages(name, readFileSync(join(sources, name), 'utf8')))).toEqual([]);
  });

  it('come from the messages, so that they can be translated', () => {
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((name) => literalTexts(name, readFileSync(join(sources, name), 'utf8')))).toEqual([]);
  });
});
