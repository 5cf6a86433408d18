import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wholeCompany } from '../../../tests/support/wire/companies-by-wire';
import { companyFields, companyKeys, companyRecordSchema } from '../../wire/company';
import { companyKind } from './company-kind';
import { type CategoryFits, categoryFits, draftOf, obstacles, toSend } from './company-rules';

const company = v.parse(companyRecordSchema, {
  ...wholeCompany,
  ID: 7,
  COMPANY_NAME: 'Tasman',
  UNIT: 3,
  STATUS: 'Inactive',
  CUSTOM_LOGO: ['Club crest', 'Sponsor'],
});
const draft = draftOf(company);
const known = new Map();
const fits: CategoryFits = { PRICE_CATEGORY_STRIPS: 'fits', PRICE_CATEGORY_BULK: 'fits' };

describe('The draft of a company', () => {
  it('begins empty and Active, or as the company is', () => {
    expect(draftOf(undefined)).toMatchObject({ COMPANY_NAME: '', STATUS: 'Active', CUSTOM_LOGO: [] });
    expect(draft).toMatchObject({ UNIT: '3', STATUS: 'Inactive', CUSTOM_LOGO: ['Club crest', 'Sponsor'] });
  });

  it('is sent trimmed, and with the fields of a company alone', () => {
    const sent = toSend({ ...draft, CITY: '  Perth ' });
    expect(sent.CITY).toBe('Perth');
    expect(Object.keys(sent)).toHaveLength(15);
    expect(sent).not.toHaveProperty('ID');
  });

  it('is read again as it was kept', () => {
    const kept: unknown = JSON.parse(JSON.stringify({ ...draft, CITY: 'Per' }));
    expect(v.parse(companyKind.draftSchema, kept)).toEqual({ ...draft, CITY: 'Per' });
  });

  it('differs from a company where a field would change', () => {
    expect(companyKind.changes(draft, company)).toEqual([]);
    expect(companyKind.changes({ ...draft, CITY: 'Perth', CUSTOM_LOGO: ['Sponsor'] }, company)).toEqual([
      { key: 'CITY', label: 'City', mine: 'Perth', theirs: 'Hobart' },
      { key: 'CUSTOM_LOGO', label: 'Custom logo', mine: 'Sponsor', theirs: 'Club crest, Sponsor' },
    ]);
  });
});

describe('What keeps a company from being sent', () => {
  it('are all empty fields except the status, and a missing logo', { tags: 'EC03' }, () => {
    const missing = obstacles(draftOf(undefined), fits, known);
    expect(missing).toHaveLength(14);
    expect(missing[0]).toEqual({ verb: 'Fill in', label: 'Company name' });
    expect(missing).toContainEqual({ verb: 'Choose', label: 'Custom logo' });
    expect(missing).not.toContainEqual(expect.objectContaining({ label: 'Status' }));
    expect(obstacles(draft, fits, known)).toEqual([]);
  });

  it.each(companyKeys)('is %s alone when it is blank', (key) => {
    const blank = { ...draft, [key]: key === 'CUSTOM_LOGO' ? [] : ' ' };
    expect(obstacles(blank, fits, known).map(({ label }) => label)).toEqual([companyFields[key].label]);
  });

  it.each(['gone', 'unknown'] as const)('is a price category that is %s in the chosen currency', (fit) => {
    expect(obstacles(draft, { ...fits, PRICE_CATEGORY_BULK: fit }, known)).toEqual([
      { verb: 'Choose', label: 'Price category bulk' },
    ]);
    expect(obstacles(draft, { ...fits, PRICE_CATEGORY_BULK: 'own' }, known)).toEqual([]);
  });
});

describe('What the server would refuse', () => {
  it('is an obstacle, unless the company has it already', () => {
    const long = { ...draft, CITY: 'x'.repeat(201) };
    expect(obstacles(long, fits, known, company)).toEqual([{ verb: 'Correct', label: 'City' }]);
    expect(obstacles(long, fits, known, long)).toEqual([]);
  });
});

describe('A chosen price category', () => {
  const inUsd = { ...draft, CURRENCY: 'USD' };
  it.each([
    ['fits when the currency has it', draft, ['AUD 02'], 'fits'],
    ['is the own one when the currency of the company no longer has it', draft, ['AUD 03'], 'own'],
    ['fits while nothing is known against it', draft, undefined, 'fits'],
    ['is gone when another currency does not have it', inUsd, ['USD 02'], 'gone'],
    ['is unknown until the categories of another currency have come', inUsd, undefined, 'unknown'],
    ['fits when none is chosen', { ...inUsd, PRICE_CATEGORY_STRIPS: '' }, ['USD 02'], 'fits'],
  ])('%s', (_, typed, offered, fit) => {
    const lists = offered && { PRICE_CATEGORY_STRIPS: offered, PRICE_CATEGORY_BULK: offered };
    expect(categoryFits(typed, company, lists).PRICE_CATEGORY_STRIPS).toBe(fit);
  });
});
