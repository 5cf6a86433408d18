// `npm run build`: makes `dist/`, unless it was made from exactly these sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { copyEmbedPages } from './build/embed-pages.mjs';
import { writeIntegrity } from './build/integrity.mjs';
import { completeLicenses } from './build/licenses.mjs';
import { writeSboms } from './build/sbom.mjs';
import { bin, root, run } from './run.mjs';

const stamp = join(root, 'dist/.stamp');
const folders = ['src', 'demo/host', 'demo/embed', 'demo/server', 'scripts/build', 'scripts/manifest'];
const files = [
  'demo/index.html',
  'tsup.config.ts',
  'vite.config.ts',
  'vite.embed.config.ts',
  'vite.hosts.config.ts',
  'scripts/build.mjs',
];
const settings = ['package.json', 'package-lock.json', 'tsconfig.json'];

function sources() {
  const within = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((file) => !file.includes('node_modules')),
  );
  return [...within, ...files, ...settings].sort();
}

/** A hash of the contents, because a checkout changes the times of files. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of sources())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

const wanted = fingerprint();
if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) process.exit(0);

console.log('Building …');
rmSync(join(root, 'dist'), { recursive: true, force: true });
const buildEmbed = (mode) =>
  run(bin('vite'), ['build', '--config', 'vite.embed.config.ts', '--mode', mode, '--logLevel', 'warn'], {
    quiet: true,
  });

/** The script tag last: it names files of the elements. */
async function buildEmbedInOrder() {
  const elements = await buildEmbed('elements');
  return elements.code === 0 ? buildEmbed('auto') : elements;
}

const results = await Promise.all([
  run(bin('tsup'), [], { quiet: true }),
  run(bin('tsx'), ['scripts/manifest/write-manifest.ts'], { quiet: true }),
  run(bin('vite'), ['build', '--logLevel', 'warn'], { quiet: true }),
  run(bin('vite'), ['build', '--config', 'vite.hosts.config.ts', '--logLevel', 'warn'], { quiet: true }),
  buildEmbedInOrder(),
]);
for (const { code, output } of results) {
  if (code === 0) continue;
  console.error(output);
  process.exit(1);
}
copyEmbedPages();
completeLicenses(join(root, 'dist/embed'));
writeIntegrity(join(root, 'dist/embed'));

/** Compresses each file that a browser loads, so that the server need not do it at every request. */
async function compressFiles(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css|svg)$/.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = await readFile(join(folder, name));
      const compressed = await promisify(brotliCompress)(file, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
      });
      if (compressed.length < file.length) await writeFile(join(folder, `${name}.br`), compressed);
    }),
  );
}

const compressing = ['dist/host', 'dist/embed'].map((folder) => compressFiles(join(root, folder)));
await Promise.all([...compressing, writeSboms(join(root, 'dist'))]);
writeFileSync(stamp, wanted);
