import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.mjs';
import { derivedFiles } from './derived-lines';

test.each(Object.entries(derivedFiles()))('%s names the areas (else run npm run areas)', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(text);
});
