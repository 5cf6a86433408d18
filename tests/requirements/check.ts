// Runs after `npm run test:all` with the JSON report of vitest. Fails when a requirement has no passing test, or when no
// test ran on PostgreSQL although its programs are installed.
import { readFileSync } from 'node:fs';
import { postgresPrograms } from '../support/app/postgres';
import { parseReport } from './report';
import { readRequirements, unproven } from './requirements';

const [, , reportPath = ''] = process.argv;
const results = parseReport(readFileSync(reportPath, 'utf8'));
const requirements = readRequirements();
const needsPostgres = (name: string) => name.includes('on PostgreSQL');
const ranOnPostgres = results.some(({ name, status }) => needsPostgres(name) && status === 'passed');
const isExcused = (name: string) => postgresPrograms === undefined && needsPostgres(name);
const excused = results.filter(({ name }) => isExcused(name)).length;
const problems = [
  ...unproven(requirements, results, isExcused),
  ...(postgresPrograms !== undefined && !ranOnPostgres
    ? [`initdb is in ${postgresPrograms}, yet no test ran on PostgreSQL.`]
    : []),
];

process.stdout.write(`\n${problems.map((line) => `${line}\n`).join('')}`);
if (excused > 0) process.stdout.write(`${excused} tests were skipped because PostgreSQL is not installed.\n`);
process.stdout.write(`${requirements.length} requirements, ${problems.length} problems\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
