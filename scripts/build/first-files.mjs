import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Static imports, and the dynamic one of the grid, whose code lists need with their first rows. */
const imports = /\b(?:(?:from|import)\s*["'`]\.\/([^"'`]+)|import\(["'`]\.\/(grid\.[^"'`]+))\.js["'`]/g;

/** Names of the files, without their ending, that an area's script in a folder imports for its first use. */
function filesOf(folder, area) {
  const found = new Set();
  const add = (file) => {
    const code = readFileSync(join(folder, `${file}.js`), 'utf8');
    for (const [, statically, name = statically] of code.matchAll(imports)) {
      if (found.has(name)) continue;
      found.add(name);
      add(name);
    }
  };
  add(area);
  return [...found];
}

/** The files that each built area needs at first, so that they are requested together with its script. */
export const firstFiles = (folder, areas) =>
  Object.fromEntries(areas.map((area) => [area, filesOf(folder, area).join(' ')]));
