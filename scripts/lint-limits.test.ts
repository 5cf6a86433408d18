import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './run.mjs';

const biome = join(root, 'node_modules/.bin/biome');

const lines = (count: number, lineAt: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => lineAt(index));

/** Returns the exit code and the diagnostics of the project's linter for some files. */
async function lint(files: Readonly<Record<string, readonly string[]>>) {
  const folder = await mkdtemp(join(tmpdir(), 'pricebook-lint-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(join(root, 'biome.json'), join(folder, 'biome.json'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), `${text.join('\n')}\n`);
  return new Promise<{ readonly hasFailed: boolean; readonly output: string }>((resolve) => {
    execFile(biome, ['lint', '--vcs-enabled=false', '.'], { cwd: folder }, (error, stdout, stderr) =>
      resolve({ hasFailed: error !== null, output: stdout + stderr }),
    );
  });
}

const functionOf = (count: number) => [
  'export function total(value: number) {',
  '  let sum = value;',
  ...lines(count, (index) => `  sum += ${index};`),
  '  return sum;',
  '}',
];

test.each([
  { rule: 'noExcessiveLinesPerFunction', files: { 'long-function.ts': functionOf(80) } },
  {
    rule: 'noExcessiveLinesPerFile',
    files: { 'long-file.ts': lines(301, (index) => `export const a${index} = ${index};`) },
  },
  {
    rule: 'noImportCycles',
    files: {
      'one.ts': ["import type { Two } from './two';", 'export type One = { readonly two: Two };'],
      'two.ts': ["import type { One } from './one';", 'export type Two = { readonly one?: One };'],
    },
  },
])('the linter refuses what breaks $rule', async ({ rule, files }) => {
  const { hasFailed, output } = await lint(files);
  expect(hasFailed).toBe(true);
  expect(output).toContain(rule);
});

test('the linter accepts files within the limits', async () => {
  expect(await lint({ 'short.ts': functionOf(40) })).toMatchObject({ hasFailed: false });
});
