import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { uploadSchema } from './sheet-upload';

const pair = { existingData: { ID: 1 }, newData: { ID: 1 } };

describe('The response to an uploadSchema file', { tags: 'KF10' }, () => {
  test('may have no data', () => {
    expect(v.parse(uploadSchema, null)).toEqual({ duplicateData: [] });
  });

  test('is a failure when the changes to confirm are missing', () => {
    expect(v.safeParse(uploadSchema, { needsConfirmation: true, duplicateData: [] }).success).toBe(false);
    expect(v.safeParse(uploadSchema, { needsConfirmation: 'true' }).success).toBe(false);
    expect(v.safeParse(uploadSchema, { needsConfirmation: true, duplicateData: [pair] }).success).toBe(true);
  });
});
