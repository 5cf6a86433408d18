// `npm run test:contract -- --base https://…`: runs the tests of the contract that need only HTTP against a running back end.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, run } from './run.mjs';
import { ensureDependencies, exitWithError } from './setup.mjs';

/** Patterns of test files that need more than HTTP, and what they need. */
const needs = [
  [/\.wait\(/, 'the clock'],
  [/crash'|server-process'|postgres'|mail-server'/, 'the process or the database'],
  [/start(BackEnd|Server|HostPage)\(|process\.env/, 'settings of their own'],
];

const [flag, address, ...rest] = process.argv.slice(2);
if (flag !== '--base' || !URL.canParse(address ?? '')) {
  exitWithError('Say which back end: npm run test:contract -- --base https://prices.example [files or -t "title"]');
}
await ensureDependencies();

const folder = 'tests/contract';
const files = readdirSync(join(root, folder), { recursive: true }).filter((name) => name.endsWith('.test.ts'));
const needOf = (name) => {
  const text = readFileSync(join(root, folder, name), 'utf8');
  return needs.find(([sign]) => sign.test(text))?.[1];
};
const chosen = files.filter((name) => needOf(name) === undefined);
for (const [, need] of needs) {
  console.log(`Left out, as they need ${need}: ${files.filter((name) => needOf(name) === need).join(', ')}`);
}
const env = { ...process.env, CONTRACT_BASE: new URL(address).href.replace(/\/$/, '') };
// One file at a time: they share one database.
const once = ['--project', 'contract', '--no-file-parallelism'];
const paths = rest.length > 0 && !rest[0].startsWith('-') ? [] : chosen.map((name) => `${folder}/${name}`);
process.exit((await run(bin('vitest'), ['run', ...once, ...paths, ...rest], { env })).code);
