import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.messages.ts'),
);

/** The texts in a file, without what is inserted into them and without the modules that it imports. */
function textsIn(file: string): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      texts.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  const code = readFileSync(join(source, file), 'utf8');
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  return texts;
}

it('Messages contain no identifiers', () => {
  const texts = files.flatMap((file) => textsIn(file).map((text) => `${file}: ${text}`));
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => /: .* .*\b[a-z]{2,}[A-Z]/.test(text))).toEqual([]);
});
