import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { wireId } from './request';

it.each([7, '7', '166'])('parses the ID %j', (id) => {
  expect(safeParse(wireId, id)).toMatchObject({ success: true, output: Number(id) });
});

it.each(['0xa6', '167e0', '1.0', ' 7', '+7', '', '0', '9999999999'])('rejects the ID %j', { tags: ['FI05'] }, (id) => {
  expect(safeParse(wireId, id).success).toBe(false);
});
