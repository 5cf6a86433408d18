import { jsonOf, linesOf, summaryOf } from './print-report';
import { checkBackEnd } from './report';

const [address = '', origin = '', ...flags] = process.argv.slice(2);
const isJson = flags.includes('--json');
const writes = flags.includes('--write');
const print = (text: string) => process.stdout.write(`${text}\n`);
const target = { apiBase: address.replace(/\/+$/, ''), token: process.env.PRICEBOOK_TOKEN ?? '', origin, writes };
const reports = await checkBackEnd(target, (reported) => {
  if (!isJson) print(linesOf(reported).join('\n'));
});
print(isJson ? jsonOf(reports) : `\n${summaryOf(reports, writes)}`);
process.exit(reports.some(({ verdict }) => verdict === 'failed') ? 1 : 0);
