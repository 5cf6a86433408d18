import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

/** Path of the built server in the folder. Throws if it was not built: vitest alone does not build. */
export function builtServer(folder: string = projectFolder): string {
  const file = join(folder, 'dist/server/main.js');
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first.`);
  return file;
}
