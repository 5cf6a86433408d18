// `npm run check:backend -- https://…`: checks a running back end against the needs of the widgets. It only reads, unless asked to write.
import { parseArgs } from 'node:util';
import { bin, root, run } from '../scripts/run.mjs';
import { ensureDependencies, exitWithError } from '../scripts/setup.mjs';

const help = `Checks a back end against what the widgets need, and prints a report for its developer. It only reads: nothing is written,
created or deleted, and no mail is sent.

  PRICEBOOK_TOKEN=… npm run check:backend -- https://prices.example.com

PRICEBOOK_TOKEN   an access token of somebody who may read everything, as the login call returns it (data.accessToken)
--origin URL      the origin of the page with the widgets, to check CORS [default: http://localhost:3000]
--json            print the report as JSON, for a pipeline (npm run -s …, so that npm prints nothing); the exit status is 1 if a
                  check failed, in either form
--write           also create, change and delete a product and its price, under a SKU of its own, and clean up`;

/** The options, or the help where they are none. */
function readOptions() {
  try {
    const options = {
      origin: { type: 'string' },
      json: { type: 'boolean' },
      write: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    };
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return exitWithError(`${error.message}\n\n${help}`);
  }
}

const { values, positionals } = readOptions();
const [address] = positionals;
if (address === undefined || values.help) exitWithError(help);
const { origin = 'http://localhost:3000' } = values;
if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
  exitWithError(`${address} is no web address.\n\n${help}`);
if (!URL.canParse(origin)) exitWithError(`--origin needs a web address.\n\n${help}`);
if (!process.env.PRICEBOOK_TOKEN) exitWithError(`PRICEBOOK_TOKEN is not set.\n\n${help}`);
await ensureDependencies();
const flags = [...(values.json ? ['--json'] : []), ...(values.write ? ['--write'] : [])];
const command = [`${root}/tools/check-backend/main.ts`, address, new URL(origin).origin, ...flags];
process.exit((await run(bin('tsx'), command)).code);
