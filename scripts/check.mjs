// `npm run check`: checks format, lint, types, import rules, dead code and copied blocks, two at a time.
import { runChecks } from './checks.mjs';
import { ensureDependencies, exitWithError } from './setup.mjs';

await ensureDependencies();
const failed = await runChecks();
if (failed.length > 0) exitWithError(`\n${failed.join('\n')}`);
