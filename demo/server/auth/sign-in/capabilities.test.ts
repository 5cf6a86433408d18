import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { capabilities } from './user-info';

test('docs/back-end.md names each capability', { tags: 'OC36' }, () => {
  const page = readFileSync(new URL('../../../../docs/back-end.md', import.meta.url), 'utf8');
  expect(capabilities.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
