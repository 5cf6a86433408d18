// `npm run check`: format, lint, types, import rules, dead code and copies, two at a time.
import { runChecks } from './checks.mjs';
import { ensureDependencies, giveUp } from './setup.mjs';

await ensureDependencies();
const failed = await runChecks();
if (failed.length > 0) giveUp(`\n${failed.join('\n')}`);
