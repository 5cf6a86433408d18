import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../manifest/manifest';
import { root } from '../run.mjs';
import { elementPage } from './element-page';
import { readmeSections, themingSections, withSections } from './sections';

/** Every page that the manifest has a say in, as it should be: its text by its path in the project. */
export function pagesOf(manifest: Manifest): Readonly<Record<string, string>> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const elements = manifest.modules.map(({ declarations: [element] }) => element);
  return {
    'README.md': withSections(read('README.md'), readmeSections(manifest)),
    'docs/theming.md': withSections(read('docs/theming.md'), themingSections(manifest)),
    ...Object.fromEntries(
      elements.map((element) => [
        `docs/elements/${element.tagName.replace('pricebook-', '')}.md`,
        elementPage(element),
      ]),
    ),
  };
}
