// Interleaved rounds on one machine: read the ratios, not the times. `npm run bench -- sheet 5` for one part and its rounds.

import { benchList } from './list/list.part';
import { benchRivals } from './list/rivals.part';
import { benchFastify } from './server/fastify.part';
import { measurePages } from './server/pages';
import { benchServer } from './server/server.part';
import { benchSheet } from './sheet/sheet.part';
import { benchUpload } from './upload/upload.part';

const parts: Readonly<Record<string, (rounds?: number) => Promise<void>>> = {
  fastify: benchFastify,
  list: benchList,
  pages: measurePages,
  rivals: benchRivals,
  server: benchServer,
  sheet: benchSheet,
  upload: benchUpload,
};

const given = process.argv.slice(2);
const rounds = given.map(Number).find((number) => number > 0);
const names = given.filter((name) => Number.isNaN(Number(name)));
for (const name of names.length > 0 ? names : Object.keys(parts)) {
  const part = parts[name];
  if (part === undefined) throw new Error(`There is no part «${name}»: ${Object.keys(parts).join(', ')}.`);
  await part(rounds);
  console.log('');
}
