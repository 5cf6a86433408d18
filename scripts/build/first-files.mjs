import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the files, without their ending, that an area's script in a folder imports statically. */
function filesOf(folder, area) {
  const found = new Set();
  const add = (file) => {
    const code = readFileSync(join(folder, `${file}.js`), 'utf8');
    for (const [, name] of code.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+)\.js["'`]/g)) {
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
