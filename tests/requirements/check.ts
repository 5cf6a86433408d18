// Run after the tests with the runner's JSON report: fails when a requirement is not proven, or the PostgreSQL suite was left out.
import { readFileSync } from 'node:fs';
import { readReport } from './report';
import { readRequirements, unproven } from './requirements';

const [, , reportPath = ''] = process.argv;
const results = readReport(readFileSync(reportPath, 'utf8'));
const table = readFileSync(new URL('./requirements.tsv', import.meta.url), 'utf8');
const requirements = readRequirements(table);
const problems = unproven(requirements, results);

process.stdout.write(`\n${problems.map((line) => `${line}\n`).join('')}`);
process.stdout.write(`${requirements.length} requirements, ${problems.length} problems\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
