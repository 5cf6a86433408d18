// `npm test`: what CI runs. With arguments, `npm test -- path -t title`, only the tests that they choose.
import { mkdirSync, readFileSync } from 'node:fs';
import { bin, root, run } from './run.mjs';
import { ensureBrowser, ensureBuild, ensureDependencies, giveUp } from './setup.mjs';

const report = '.cache/test-report.json';

const checks = [
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['types', 'tsc', ['--noEmit']],
  ['import table', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'src', 'demo']],
  ['dead code', 'knip', []],
  ['copied blocks', 'jscpd', ['.']],
];

/** Runs the checks that need no build, one after the other; shows only what a failing one said. Answers their failures. */
async function runChecks() {
  const failed = [];
  for (const [name, command, args] of checks) {
    const { code, output } = await run(bin(command), args, { quiet: true });
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
    if (code !== 0) failed.push(`${name}\n${output}`);
  }
  return failed;
}

const vitest = (args) =>
  run(bin('vitest'), ['run', ...args], { env: { ...process.env, CHROMIUM_PATH: process.env.CHROMIUM_PATH } });

await ensureDependencies();
process.env.CHROMIUM_PATH = await ensureBrowser();
mkdirSync(`${root}/.cache`, { recursive: true });

const chosen = process.argv.slice(2);
if (chosen.length > 0) {
  await ensureBuild();
  process.exit((await vitest(chosen)).code);
}

const [failedChecks] = await Promise.all([runChecks(), ensureBuild()]);
if (failedChecks.length > 0) giveUp(`\n${failedChecks.join('\n')}\n0 passed, ${failedChecks.length} failed`);

const { code } = await vitest(['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
const requirements = await run(bin('tsx'), ['tests/requirements/check.ts', report]);
const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(`${root}/${report}`, 'utf8'));
console.log(`\n${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
process.exit(code || requirements.code);
