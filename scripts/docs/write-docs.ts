// Part of `npm run docs`: writes the pages that are generated from the manifest.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../manifest/manifest';
import { root } from '../run.mjs';
import { generatePages } from './pages';

// SAFETY: the build has made the file, of this type.
const manifest = JSON.parse(readFileSync(join(root, 'dist/custom-elements.json'), 'utf8')) as Manifest;

mkdirSync(join(root, 'docs/elements'), { recursive: true });
for (const [path, text] of Object.entries(generatePages(manifest))) writeFileSync(join(root, path), text);
