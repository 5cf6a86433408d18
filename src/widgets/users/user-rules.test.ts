import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { userRecordSchema } from '../../wire/user';
import { changesTo, sentValues, type UserDraft, userDraftOf, userIssues } from './user-rules';

const record = (fields: object = {}) =>
  v.parse(userRecordSchema, {
    ID: 7,
    NAME: 'Ines Moreau',
    EMAIL: 'ines@courts.example',
    ROLE: 'Manager',
    STATUS: 'Inactive',
    COMPANY: { ID: 'c-2', COMPANY_NAME: 'Harbour City Courts' },
    PHONE_NUMBER: '+61 2 5550 0163',
    ...fields,
  });
const known = new Map();
const whole = userDraftOf(record());
const missing = (part: Partial<UserDraft>) =>
  userIssues({ ...whole, ...part }, known, false).map(({ verb, label }) => `${verb} ${label}`);

describe('A new user', () => {
  it('is Active by default and reports all other fields as missing', { tags: 'EU05' }, () => {
    const draft = userDraftOf(undefined);
    expect(draft.STATUS).toBe('Active');
    expect(userIssues(draft, known, false).map(({ label }) => label)).toEqual([
      'Name',
      'Role',
      'Email',
      'Company',
      'Phone Number',
    ]);
  });
});

describe('An edited user', () => {
  it('has no validation issues at first', () => {
    expect(userIssues(whole, known, false)).toEqual([]);
    expect(changesTo(whole, record())).toEqual([]);
  });

  it.each([
    [{ NAME: ' ' }, 'Fill in Name'],
    [{ ROLE: '' }, 'Choose Role'],
    [{ EMAIL: '\t' }, 'Fill in Email'],
    [{ STATUS: '' as const }, 'Choose Status'],
    [{ COMPANY_ID: '' as const }, 'Choose Company'],
    [{ PHONE_NUMBER: '  ' }, 'Fill in Phone Number'],
  ])('is not sent with %j', (part, said) => {
    expect(missing(part)).toEqual([said]);
  });

  it('is sent trimmed, with the role’s key and the company’s original ID', { tags: 'EU05' }, () => {
    expect(sentValues({ ...whole, NAME: ' Ines ', EMAIL: ' i@courts.example ', PHONE_NUMBER: ' 1 ' })).toEqual({
      NAME: 'Ines',
      ROLE: 'Manager',
      EMAIL: 'i@courts.example',
      STATUS: 'Inactive',
      COMPANY_ID: 'c-2',
      PHONE_NUMBER: '1',
    });
  });

  it('requires a new status in place of an unknown one', () => {
    expect(userIssues(userDraftOf(record({ STATUS: 'Suspended' })), known, false).map(({ label }) => label)).toEqual([
      'Status',
    ]);
  });

  it('is compared with a concurrent change by label and name', { tags: 'EU03' }, () => {
    const theirs = record({ ROLE: 'Demo', COMPANY: { ID: 3, COMPANY_NAME: 'Kauri' } });
    expect(changesTo({ ...whole, PHONE_NUMBER: '9' }, theirs)).toEqual([
      { key: 'ROLE', label: 'Role', mine: 'Customer Manager', theirs: 'Demo Customer' },
      { key: 'COMPANY_ID', label: 'Company', mine: 'Harbour City Courts', theirs: 'Kauri' },
      { key: 'PHONE_NUMBER', label: 'Phone Number', mine: '9', theirs: '+61 2 5550 0163' },
    ]);
  });
});

describe('A pending user', () => {
  it('defaults to Active, without role and company', { tags: 'EU14' }, () => {
    const draft = userDraftOf(record({ STATUS: 'Pending', ROLE: 'UNKNOWN', COMPANY: null }));
    expect(draft.STATUS).toBe('Active');
    expect(userIssues(draft, known, true).map(({ label }) => label)).toEqual(['Role', 'Company']);
  });
});
