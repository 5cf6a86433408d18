// Part of `npm run build`: generates the manifest of the elements for editors and documentation from the sources.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packed from '../../package.json' with { type: 'json' };
import { root } from '../run.mjs';
import { makeHtmlData } from './html-data';
import { makeManifest } from './manifest';
import { makeWebTypes } from './web-types';

const manifest = makeManifest();
const write = (name: string, content: object) =>
  writeFileSync(join(root, 'dist', name), `${JSON.stringify(content, undefined, 2)}\n`);

mkdirSync(join(root, 'dist'), { recursive: true });
write('custom-elements.json', manifest);
write('vscode.html-custom-data.json', makeHtmlData(manifest));
write('web-types.json', makeWebTypes(manifest, packed.version));
for (const name of ['vue.d.ts', 'svelte.d.ts'])
  copyFileSync(join(root, 'scripts/manifest/typings', name), join(root, 'dist', name));
