// `npm run check:backend -- https://…`: checks a running back end against the needs of the widgets. It only reads.
import { bin, root, run } from '../scripts/run.mjs';
import { ensureDependencies, exitWithError } from '../scripts/setup.mjs';

const help = `Checks a back end against what the widgets need, and prints a report for its developer. It only reads: nothing is written,
created or deleted, and no mail is sent.

  PRICEBOOK_TOKEN=… npm run check:backend -- https://prices.example.com

PRICEBOOK_TOKEN   an access token of somebody who may read everything, as the login call returns it (data.accessToken)
--origin URL      the origin of the page with the widgets, to check CORS [default: http://localhost:3000]`;

const [address, ...rest] = process.argv.slice(2);
if (address === undefined || ['-h', '--help'].includes(address)) exitWithError(help);
const origin = rest[0] === '--origin' ? rest[1] : 'http://localhost:3000';
if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
  exitWithError(`${address} is no web address.\n\n${help}`);
if (!URL.canParse(origin ?? '')) exitWithError(`--origin needs a web address.\n\n${help}`);
if (!process.env.PRICEBOOK_TOKEN) exitWithError(`PRICEBOOK_TOKEN is not set.\n\n${help}`);
await ensureDependencies();
process.exit((await run(bin('tsx'), [`${root}/tools/check-backend/main.ts`, address, new URL(origin).origin])).code);
