import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

test.each(['host/assets', 'embed'])(
  'every large script of %s has a smaller compressed file',
  { tags: 'C919' },
  (folder) => {
    const scripts = readdirSync(`${dist}/${folder}`).filter((name) => /\.(js|css)$/.test(name));
    const large = scripts.map((name) => `${dist}/${folder}/${name}`).filter((path) => statSync(path).size > 1000);
    expect(large.length).toBeGreaterThan(0);
    expect(large.filter((path) => !existsSync(`${path}.br`))).toEqual([]);
    for (const path of large) {
      const [file, compressed] = [readFileSync(path), readFileSync(`${path}.br`)];
      expect(brotliDecompressSync(compressed).equals(file)).toBe(true);
      expect(compressed.length).toBeLessThan(gzipSync(file, { level: 9 }).length);
    }
  },
);
