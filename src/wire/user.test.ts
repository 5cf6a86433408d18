import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { userRecordSchema } from './user';

const read = (fields: object) => v.parse(userRecordSchema, { ID: 7, ...fields });

describe('A user', () => {
  it('has its company as an object', { tags: 'EU17' }, () => {
    expect(read({ COMPANY: { ID: 'c-2', COMPANY_NAME: 'Harbour City Courts' } })).toMatchObject({
      COMPANY_ID: 'c-2',
      COMPANY_NAME: 'Harbour City Courts',
    });
  });

  it('may have its company as a name or as separate fields', { tags: 'EU17' }, () => {
    expect(read({ COMPANY: 'Harbour' })).toMatchObject({ COMPANY_ID: undefined, COMPANY_NAME: 'Harbour' });
    expect(read({ COMPANY_NAME: 'Harbour', COMPANY_ID: 2 })).toMatchObject({ COMPANY_ID: 2, COMPANY_NAME: 'Harbour' });
    expect(read({ COMPANY: { COMPANY_NAME: 'Harbour' } })).toMatchObject({ COMPANY_NAME: 'Harbour' });
  });

  it('has no company while pending approval', () => {
    expect(read({ COMPANY: null })).toMatchObject({ COMPANY_ID: undefined, COMPANY_NAME: '' });
  });

  it('preserves the IDs and the last sign-in unchanged', { tags: 'EU17' }, () => {
    expect(read({ ID: '007', VERSION: '3', LAST_LOGIN: 1_795_000_000_000 })).toMatchObject({
      ID: '007',
      VERSION: '3',
      LAST_LOGIN: 1_795_000_000_000,
    });
    expect(read({ LAST_LOGIN: null, VERSION: null })).toMatchObject({ LAST_LOGIN: '' });
  });
});
