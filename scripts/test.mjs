// `npm test`: the checks and the tests of tests/selection.ts. `npm run test:all`: all tests, and the requirements.
// With arguments, `npm test -- path -t title`, only the tests that they choose.
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runChecks } from './checks.mjs';
import { bin, root, run } from './run.mjs';
import { ensureBrowser, ensureBuild, ensureDependencies, exitWithError } from './setup.mjs';

const reportPath = '.cache/test-report.json';

/** Prints the ten test files that took longest, and the closing line. */
function printSummary() {
  const report = JSON.parse(readFileSync(join(root, reportPath), 'utf8'));
  const slowest = report.testResults
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10);
  console.log('\nThe slowest ten files, in seconds');
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(6)} ${relative(root, name)}`);
  // A file that cannot be loaded has no tests that could fail.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  console.log(`\n${report.numPassedTests} passed, ${failed} failed, ${report.numPendingTests} skipped`);
  return failed;
}

const [first, ...rest] = process.argv.slice(2);
const isAll = first === '--all';
await ensureDependencies();
const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser() };

if (first !== undefined && !isAll) {
  await ensureBuild();
  process.exit((await run(bin('vitest'), ['run', first, ...rest], { env })).code);
}

const [failedChecks] = await Promise.all([runChecks(), ensureBuild()]);
if (failedChecks.length > 0)
  exitWithError(`\n${failedChecks.join('\n')}\n0 passed, ${failedChecks.length} failed, 0 skipped`);

rmSync(join(root, reportPath), { force: true });
if (!isAll) env.TESTS = 'selection';
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
const { code } = await run(bin('vitest'), ['run', ...reporters], { env });
const requirements = isAll ? await run(bin('tsx'), ['tests/requirements/check.ts', reportPath]) : { code: 0 };
const failed = printSummary();
process.exit(code || requirements.code || (failed > 0 ? 1 : 0));
