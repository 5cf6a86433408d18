// Run after the tests with the runner's JSON report: fails when a requirement is not proven, or when the PostgreSQL suites
// were left out although its programs are there.
import { readFileSync } from 'node:fs';
import { postgresPrograms } from '../support/postgres';
import { readReport } from './report';
import { readRequirements, unproven } from './requirements';

const [, , reportPath = ''] = process.argv;
const results = readReport(readFileSync(reportPath, 'utf8'));
const requirements = readRequirements(readFileSync(new URL('./requirements.tsv', import.meta.url), 'utf8'));
const needsPostgres = (name: string) => name.includes('on PostgreSQL');
const onPostgres = results.some(({ name, status }) => needsPostgres(name) && status === 'passed');
const isExcused = (name: string) => postgresPrograms === undefined && needsPostgres(name);
const excused = results.filter(({ name }) => isExcused(name)).length;
const problems = [
  ...unproven(requirements, results, isExcused),
  ...(postgresPrograms !== undefined && !onPostgres
    ? [`initdb is in ${postgresPrograms}, yet no test ran on PostgreSQL.`]
    : []),
];

process.stdout.write(`\n${problems.map((line) => `${line}\n`).join('')}`);
if (excused > 0)
  process.stdout.write(`${excused} tests need PostgreSQL, which is not installed: they were left out.\n`);
process.stdout.write(`${requirements.length} requirements, ${problems.length} problems\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
