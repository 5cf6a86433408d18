// The pages that embed widgets, with the third-party scripts and styles that they use.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../run.mjs';

const pages = join(root, 'dist/host/embed');

const vendorFiles = [
  'bootstrap/dist/css/bootstrap.min.css',
  'bootstrap/dist/js/bootstrap.bundle.min.js',
  'jquery-1/dist/jquery.min.js',
];

/** Copies the built scripts under another version number, for the page that loads two versions. */
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

/** Sources of pages that Vite builds, and of the WordPress plugin. */
const compiled = ['vue', 'svelte', 'react-18', 'wordpress'];

/** Copies the pages that are not built from the sources, without replacing those that Vite has built. */
export function copyEmbedPages() {
  const filter = (path) => !compiled.includes(basename(path));
  cpSync(join(root, 'demo/embed'), pages, { recursive: true, force: false, filter });
  // Two pages show what is in the manifest.
  cpSync(join(root, 'dist/custom-elements.json'), join(pages, 'custom-elements.json'));
  mkdirSync(join(pages, 'vendor'), { recursive: true });
  for (const file of vendorFiles) cpSync(join(root, 'node_modules', file), join(pages, 'vendor', basename(file)));
  copyAsOlder();
}
