// The pages that embed widgets, with the scripts and styles of others that they use.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './run.mjs';

const pages = join(root, 'dist/host/embed');

const vendorFiles = [
  'bootstrap/dist/css/bootstrap.min.css',
  'bootstrap/dist/js/bootstrap.bundle.min.js',
  'jquery-1/dist/jquery.min.js',
];

/** Another version for the page that loads two: what the build has made, under another number. */
function copyAsOlder() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [from, to] = [join(root, 'dist/embed'), join(pages, 'older')];
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((file) => file.endsWith('.js'))) {
    const code = readFileSync(join(from, name), 'utf8');
    const isEntry = code.startsWith('/*! pricebook');
    writeFileSync(join(to, name), isEntry ? code.replaceAll(version, '0.0.1') : code);
  }
}

/** Copies the pages as they stand in the sources, as their reader would write them. */
export function copyEmbedPages() {
  cpSync(join(root, 'demo/embed'), pages, { recursive: true, filter: (path) => basename(path) !== 'node_modules' });
  mkdirSync(join(pages, 'vendor'), { recursive: true });
  for (const file of vendorFiles) cpSync(join(root, 'node_modules', file), join(pages, 'vendor', basename(file)));
  copyAsOlder();
}
