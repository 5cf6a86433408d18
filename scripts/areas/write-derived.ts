// `npm run areas`: writes the lines that follow from `src/areas.ts`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { derivedFiles } from './derived-lines';

for (const [path, text] of Object.entries(derivedFiles())) writeFileSync(join(root, path), text);
