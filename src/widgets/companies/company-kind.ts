import * as v from 'valibot';
import { changedCompany, createCompany, findCompany, updateCompany } from '../../api/companies';
import { type CompanyFields, type CompanyKey, type CompanyRecord, companyFields } from '../../api/company-record';
import { toText } from '../../api/wire';
import type { RecordKind } from '../../embed/records/record.types';
import { names } from './companies.messages';
import { draftOf, emptyDraft, textOf, toSend } from './company-rules';

/** The fields in the order of the list. */
// SAFETY: `names` has exactly the fields of a company.
export const companyKeys = Object.keys(names) as readonly CompanyKey[];

/** A company, as its form and saves handle it. */
export const companyKind: RecordKind<CompanyRecord, CompanyFields> = {
  name: 'companies',
  noun: 'company',
  titleOf: ({ COMPANY_NAME }) => COMPANY_NAME,
  draftOf: (company) => (company === undefined ? emptyDraft() : draftOf(company)),
  draftSchema: v.pipe(
    v.looseObject({ CUSTOM_LOGO: v.array(v.string()) }),
    v.transform((kept) => companyFields((key) => toText(kept[key]), kept.CUSTOM_LOGO)),
  ),
  changes: (draft, company) =>
    companyKeys
      .map((key) => ({ label: names[key], mine: textOf(draft, key), theirs: textOf(company, key) }))
      .filter(({ mine, theirs }) => mine !== theirs),
  fieldsOf: toSend,
  save: (client, base, draft) =>
    base === undefined ? createCompany(client, toSend(draft)) : updateCompany(client, base, toSend(draft)),
  find: findCompany,
  currentOf: changedCompany,
};
