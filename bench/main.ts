// Interleaved rounds on one machine: read the ratios, not the times. `npm run bench -- sheet 5` for one part and its rounds.

import { benchList } from './list/list.part';
import { benchRivals } from './list/rivals.part';
import { measureClients } from './server/clients';
import { benchFastify } from './server/fastify.part';
import { measureMixed } from './server/mixed';
import { measurePages } from './server/pages';
import { benchServer } from './server/server.part';
import { benchSheet } from './sheet/sheet.part';
import { benchUpload } from './upload/upload.part';

const parts: Readonly<Record<string, (rounds?: number) => Promise<void>>> = {
  clients: measureClients,
  fastify: benchFastify,
  list: benchList,
  mixed: measureMixed,
  pages: measurePages,
  rivals: benchRivals,
  server: benchServer,
  sheet: benchSheet,
  upload: benchUpload,
};

const given = process.argv.slice(2);
const rounds = given.map(Number).find((number) => number > 0);
const names = given.filter((name) => Number.isNaN(Number(name)));
// An hour of mixed load runs only when it is named.
const usual = Object.keys(parts).filter((name) => name !== 'mixed');
for (const name of names.length > 0 ? names : usual) {
  const part = parts[name];
  if (part === undefined) throw new Error(`There is no part «${name}»: ${Object.keys(parts).join(', ')}.`);
  await part(rounds);
  console.log('');
}
