import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../manifest/manifest';
import { root } from '../run.mjs';
import { codeSection } from './code-section';
import { elementPage } from './element-page';
import { deviationSection, readmeSections, themingSections, withSections } from './sections';

/** By path in the project, the text of every page that is generated from the sources, wholly or in part. */
export function generatePages(manifest: Manifest): Readonly<Record<string, string>> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const elements = manifest.modules.map(({ declarations: [element] }) => element);
  return {
    'README.md': withSections(read('README.md'), readmeSections(manifest)),
    'docs/back-end.md': withSections(read('docs/back-end.md'), {
      deviations: deviationSection(),
      codes: codeSection(),
    }),
    'docs/theming.md': withSections(read('docs/theming.md'), themingSections(manifest)),
    ...Object.fromEntries(
      elements.map((element) => [
        `docs/elements/${element.tagName.replace('pricebook-', '')}.md`,
        elementPage(element),
      ]),
    ),
  };
}
