import { execFile } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '../../src/areas';
import { inProject } from './built-manifest';
import { type Installed, installPackage } from './installed';

let installed: Installed;
beforeAll(async () => {
  installed = await installPackage();
});
afterAll(() => installed.remove());

test('every element mounts in the jsdom of an application’s tests, and tables are shown', {
  tags: ['OP03', 'OH94'],
}, async () => {
  const { folder } = installed;
  for (const name of ['vitest', 'jsdom'])
    symlinkSync(inProject(`node_modules/${name}`), join(folder, 'node_modules', name), 'junction');
  cpSync(inProject('tests/package/applications/in-jsdom.spec.ts'), join(folder, 'in-jsdom.spec.ts'));
  const report = await promisify(execFile)(
    process.execPath,
    [inProject('node_modules/vitest/vitest.mjs'), 'run', '--root', folder, '--reporter', 'json'],
    { cwd: folder, env: { ...process.env, AREAS: areas.join() } },
  ).then(
    ({ stdout }) => stdout,
    ({ stdout }: { readonly stdout: string }) => stdout,
  );
  expect(JSON.parse(report)).toMatchObject({ numPassedTests: areas.length + 1, numFailedTests: 0 });
});
