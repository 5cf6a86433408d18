import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wholeCompany } from '../../../tests/support/wire/companies-by-wire';
import { companyFields, companyKeys, companyRecordSchema } from '../../wire/company';
import { type CategoryFits, categoryFits, companyIssues, companyKind, draftOf, sentValues } from './company-rules';

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
  it('is empty and Active, or equals the company', () => {
    expect(draftOf(undefined)).toMatchObject({ COMPANY_NAME: '', STATUS: 'Active', CUSTOM_LOGO: [] });
    expect(draft).toMatchObject({ UNIT: '3', STATUS: 'Inactive', CUSTOM_LOGO: ['Club crest', 'Sponsor'] });
  });

  it('is sent trimmed, with only the fields of a company', () => {
    const sent = sentValues({ ...draft, CITY: '  Perth ' });
    expect(sent.CITY).toBe('Perth');
    expect(Object.keys(sent)).toHaveLength(15);
    expect(sent).not.toHaveProperty('ID');
  });

  it('can be stored and restored', () => {
    const kept: unknown = JSON.parse(JSON.stringify({ ...draft, CITY: 'Per' }));
    expect(v.parse(companyKind.draftSchema, kept)).toEqual({ ...draft, CITY: 'Per' });
  });

  it('lists the fields that it would change', () => {
    expect(companyKind.changes(draft, company)).toEqual([]);
    expect(companyKind.changes({ ...draft, CITY: 'Perth', CUSTOM_LOGO: ['Sponsor'] }, company)).toEqual([
      { key: 'CITY', label: 'City', mine: 'Perth', theirs: 'Hobart' },
      { key: 'CUSTOM_LOGO', label: 'Custom logo', mine: 'Sponsor', theirs: 'Club crest, Sponsor' },
    ]);
  });
});

describe('Validation issues of a company', () => {
  it('are all empty fields, including the logo, except the status', { tags: 'EC03' }, () => {
    const missing = companyIssues(draftOf(undefined), fits, known);
    expect(missing).toHaveLength(14);
    expect(missing[0]).toEqual({ verb: 'Fill in', label: 'Company name' });
    expect(missing).toContainEqual({ verb: 'Choose', label: 'Custom logo' });
    expect(missing).not.toContainEqual(expect.objectContaining({ label: 'Status' }));
    expect(companyIssues(draft, fits, known)).toEqual([]);
  });

  it.each(companyKeys)('are only %s when it is blank', (key) => {
    const blank = { ...draft, [key]: key === 'CUSTOM_LOGO' ? [] : ' ' };
    expect(companyIssues(blank, fits, known).map(({ label }) => label)).toEqual([companyFields[key].label]);
  });

  it.each(['unavailable', 'unknown'] as const)('include a price category that is %s', (fit) => {
    expect(companyIssues(draft, { ...fits, PRICE_CATEGORY_BULK: fit }, known)).toEqual([
      { verb: 'Choose', label: 'Price category bulk' },
    ]);
    expect(companyIssues(draft, { ...fits, PRICE_CATEGORY_BULK: 'stored' }, known)).toEqual([]);
  });
});

describe('A value that the server would refuse', () => {
  it('is an issue, unless the company already has it', () => {
    const long = { ...draft, CITY: 'x'.repeat(201) };
    expect(companyIssues(long, fits, known, company)).toEqual([{ verb: 'Correct', label: 'City' }]);
    expect(companyIssues(long, fits, known, long)).toEqual([]);
  });
});

describe('A chosen price category', () => {
  const inUsd = { ...draft, CURRENCY: 'USD' };
  it.each([
    ['fits when the currency has it', draft, ['AUD 02'], 'fits'],
    ['is stored when only the company has it', draft, ['AUD 03'], 'stored'],
    ['fits while nothing is known against it', draft, undefined, 'fits'],
    ['is unavailable when the new currency does not have it', inUsd, ['USD 02'], 'unavailable'],
    ['is unknown until the categories of another currency have come', inUsd, undefined, 'unknown'],
    ['fits when none is chosen', { ...inUsd, PRICE_CATEGORY_STRIPS: '' }, ['USD 02'], 'fits'],
  ])('%s', (_, typed, offered, fit) => {
    const lists = offered && { PRICE_CATEGORY_STRIPS: offered, PRICE_CATEGORY_BULK: offered };
    expect(categoryFits(typed, company, lists).PRICE_CATEGORY_STRIPS).toBe(fit);
  });
});
