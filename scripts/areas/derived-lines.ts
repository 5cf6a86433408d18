import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Area, areas, listAreas } from '../../src/areas';
import { root } from '../run.mjs';

interface Derived {
  readonly path: string;
  /** The lines that name an area; they stand together. */
  readonly line: RegExp;
  readonly lines: readonly string[];
}

const component = (area: Area) => area.charAt(0).toUpperCase() + area.slice(1);
const sorted = areas.toSorted();

/** What names each area and cannot be computed, because bundlers and the compiler read it. */
const derived: readonly Derived[] = [
  {
    path: 'src/index.ts',
    line: /^export \{ \w+ \} from '\.\/widgets\//,
    lines: sorted.map((area) => `export { ${component(area)} } from './widgets/${area}';`),
  },
  {
    path: 'src/elements.ts',
    line: /^import '\.\/widgets\//,
    lines: sorted.map((area) => `import './widgets/${area}/element';`),
  },
  {
    path: 'demo/host/routes.ts',
    line: /^ {2}(?!load)\w+: \(\) => import\('pricebook\/elements\//,
    lines: listAreas.map((area) => `  ${area}: () => import('pricebook/elements/${area}'),`),
  },
];

/** The files that name each area, by path, as they follow from `src/areas.ts`. */
export const derivedFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(derived.map((file) => [file.path, withLines(readFileSync(join(root, file.path), 'utf8'), file)]));

function withLines(text: string, { line, lines }: Derived): string {
  const before = text.split('\n');
  const first = before.findIndex((one) => line.test(one));
  return [...before.slice(0, first), ...lines, ...before.slice(first).filter((one) => !line.test(one))].join('\n');
}
