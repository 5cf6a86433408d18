import { mkdirSync } from 'node:fs';
import { bin, root, run } from './run.mjs';

/** The slowest first. Results for unchanged files are cached in `.cache`. */
const checks = [
  ['types', '../typescript-7/bin/tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/check.tsbuildinfo']],
  ['copied blocks', 'jscpd', ['.']],
  ['dead code', 'knip', ['--cache', '--cache-location', '.cache/knip']],
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  [
    'import rules',
    'depcruise',
    [
      '--cache',
      '.cache/depcruise',
      '--cache-strategy',
      'content',
      '--config',
      '.dependency-cruiser.cjs',
      'src',
      'demo',
    ],
  ],
];

/** Runs all checks, two at a time. Returns the names and outputs of those that failed. */
export async function runChecks() {
  mkdirSync(`${root}/.cache`, { recursive: true });
  const waiting = [...checks];
  const failed = [];
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const [name, command, args] = check;
      const started = performance.now();
      const { code, output } = await run(bin(command), args, { quiet: true });
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (code !== 0) failed.push(`${name}\n${output}`);
    }
  };
  await Promise.all([worker(), worker()]);
  return failed;
}
