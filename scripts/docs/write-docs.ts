// Part of `npm run docs`: writes the pages that the manifest has a say in.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../manifest/manifest';
import { root } from '../run.mjs';
import { pagesOf } from './pages';

// SAFETY: the build has made the file, of this type.
const manifest = JSON.parse(readFileSync(join(root, 'dist/custom-elements.json'), 'utf8')) as Manifest;

mkdirSync(join(root, 'docs/elements'), { recursive: true });
for (const [path, text] of Object.entries(pagesOf(manifest))) writeFileSync(join(root, path), text);
