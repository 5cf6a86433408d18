import { checkBackEnd } from './report';

const [address = '', origin = ''] = process.argv.slice(2);
const target = { apiBase: address.replace(/\/+$/, ''), token: process.env.PRICEBOOK_TOKEN ?? '', origin };
const { failed } = await checkBackEnd(target, (line) => process.stdout.write(`${line}\n`));
process.exit(failed === 0 ? 0 : 1);
