// The pages that embed widgets, with the scripts and styles of others that they use.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../run.mjs';

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

/** Sources of pages that Vite makes, and of the plugin, which is no page. */
const compiled = ['vue', 'svelte', 'react-18', 'wordpress'];

/** Copies the pages as they stand in the sources, as their reader would write them; those that Vite has made stay. */
export function copyEmbedPages() {
  const filter = (path) => !compiled.includes(basename(path));
  cpSync(join(root, 'demo/embed'), pages, { recursive: true, force: false, filter });
  // Two pages show what is in the manifest.
  cpSync(join(root, 'dist/custom-elements.json'), join(pages, 'custom-elements.json'));
  mkdirSync(join(pages, 'vendor'), { recursive: true });
  for (const file of vendorFiles) cpSync(join(root, 'node_modules', file), join(pages, 'vendor', basename(file)));
  copyAsOlder();
}
