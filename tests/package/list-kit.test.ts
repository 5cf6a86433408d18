import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../src/lists/', import.meta.url));
const files = readdirSync(folder)
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

const sources = files.map(({ name, text }) => ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
const types = new Map(
  sources
    .flatMap(({ statements }) => statements.filter(ts.isInterfaceDeclaration))
    .map((type) => [type.name.text, type]),
);

/** The number of members of an interface of the kit; not a number for any other type. */
function countMembers(typeName: string): number {
  const type = types.get(typeName);
  if (type === undefined) return Number.NaN;
  const inherited = (type.heritageClauses ?? []).flatMap((clause) =>
    clause.types.map((base) => countMembers(base.getText())),
  );
  return inherited.reduce((sum, some) => sum + some, type.members.length);
}

/** The number of props of the parts in a file, by the part's name; not a number if it cannot be determined. */
function propsOf(source: ts.SourceFile): readonly (readonly [string, number])[] {
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((part) => {
    const type = part.parameters[0]?.type;
    const partName = part.name?.text ?? '';
    if (type === undefined || !/^[A-Z]/.test(partName)) return [];
    if (ts.isTypeLiteralNode(type)) return [[partName, type.members.length] as const];
    return [[partName, ts.isTypeReferenceNode(type) ? countMembers(type.typeName.getText()) : Number.NaN] as const];
  });
}

test('each part of the kit takes at most 6 props', { tags: 'EK05' }, () => {
  const parts = sources.flatMap(propsOf);
  expect(parts.map(([name]) => name)).toContain('ListGrid');
  expect(parts.filter(([, count]) => !(count <= 6))).toEqual([]);
});

test('the kit contains no name of an area', { tags: 'EK05' }, () => {
  const named = files.filter(({ text }) => /product|compan|\busers?\b|price/i.test(text.replaceAll('pricebook', '')));
  expect(named.map(({ name }) => name)).toEqual([]);
});
