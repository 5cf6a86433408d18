import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ElementEntry, Manifest } from '../../scripts/manifest/manifest';

/** Path of a file in the project. */
export const inProject = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The manifest as it is shipped. */
// SAFETY: the build has written it from a value of this type; a test holds it against the published schema.
export const manifest = JSON.parse(readFileSync(inProject('dist/custom-elements.json'), 'utf8')) as Manifest;

/** Its elements, in the order of the areas. */
export const elements: readonly ElementEntry[] = manifest.modules.map(({ declarations: [element] }) => element);
