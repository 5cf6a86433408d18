import { expect, test } from 'vitest';
import { createKeyCheck } from './check-keys';

test('a key that differs by case from one that looks like an earlier key is an error', { tags: 'QC161' }, () => {
  const found: string[] = [];
  const keyCheck = createKeyCheck(undefined, (kind, { key }) => found.push(`${kind} ${key}`));
  // The first letter of the first key is Cyrillic.
  for (const [position, key] of ['\u0410B', 'AB', 'ab'].entries())
    keyCheck.add(key, { position, number: position + 2, key });
  expect(found).toEqual(['lookalike-key AB', 'similar-key ab']);
});
