// `npm run new`: writes the files of a new list area, and its line in those that list areas.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run.mjs';
import { type Answers, parseAnswers, usage } from './answers';
import { capitalized, newFiles } from './new-files';

const inProject = (path: string) => join(root, path);
const migrationsFolder = 'demo/server/db/migrations';

/** Inserts a line before the first match; throws when there is none. */
function insertBefore(path: string, place: RegExp, line: string): void {
  const text = readFileSync(inProject(path), 'utf8');
  if (!place.test(text)) throw new Error(`${path} has no place for: ${line.trim()}`);
  writeFileSync(
    inProject(path),
    text.replace(place, (found) => `${line}${found}`),
  );
}

function nextMigration(area: string): string {
  const names = readdirSync(inProject(migrationsFolder)).filter((name) => /^\d{4}-/.test(name));
  const last = Math.max(...names.map((name) => Number(name.slice(0, 4))));
  return `${String(last + 1).padStart(4, '0')}-${area}`;
}

function writeArea(answers: Answers): void {
  const { area, noun } = answers;
  const migration = nextMigration(area);
  const files = newFiles(answers, migration);
  const present = Object.keys(files).find((path) => existsSync(inProject(path)));
  if (present !== undefined) throw new Error(`${present} is there already. Nothing was written.`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(inProject(path)), { recursive: true });
    writeFileSync(inProject(path), text);
  }
  insertBefore('src/areas.ts', /(?<=listAreas = \[.*)\] as const/, `, '${area}'`);
  insertBefore('src/areas.ts', /(?<=listTitles[^}]*)\n\};/, `\n  ${area}: '${capitalized(noun)} management',`);
  insertBefore('src/wire/entities.ts', /import type \{ Fields \}/, `import { ${noun}Entity } from './${noun}';\n`);
  insertBefore('src/wire/entities.ts', /(?<=entities = \[.*)\] as const/, `, ${noun}Entity`);
  insertBefore(
    'demo/server/auth/access/policy.ts',
    / {2}'audit\.read'/,
    `  '${area}.read': staff,\n  '${area}.write': staff,\n`,
  );
  const index = `${migrationsFolder}/index.ts`;
  insertBefore(index, /\n\/\*\* Every migration/, `import { ${area} } from './${migration}';\n`);
  insertBefore(index, /\};\n$/, `  '${migration}': ${area},\n`);
}

try {
  writeArea(parseAnswers(process.argv.slice(2)));
} catch (cause) {
  console.error(`${cause instanceof Error ? cause.message : cause}\n\n${usage}`);
  process.exitCode = 1;
}
