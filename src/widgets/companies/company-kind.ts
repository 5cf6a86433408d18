import * as v from 'valibot';
import { createCompany, currentCompanyOf, findCompany, updateCompany } from '../../api/resources/companies';
import { unknownFieldsOf, withoutUnknown } from '../../api/resources/unknown-fields';
import type { RecordKind } from '../../record/record.types';
import { type CompanyFields, type CompanyRecord, companyFields, companyKeys } from '../../wire/company';
import { parseFields } from '../../wire/field';
import { draftOf, fieldsOf, textOf } from './company-rules';

export const companyKind: RecordKind<CompanyRecord, CompanyFields> = {
  name: 'companies',
  noun: 'company',
  titleKey: 'COMPANY_NAME',
  titleOf: ({ COMPANY_NAME }) => COMPANY_NAME,
  unknownFields: (company) => unknownFieldsOf(companyKeys, company),
  draftOf,
  draftSchema: v.pipe(
    // `parseFields` reads texts from anything; only the list has to be one already.
    v.looseObject({ CUSTOM_LOGO: v.array(v.string()) }),
    v.transform((stored) => parseFields(companyFields, stored)),
  ),
  changes: (draft, company) =>
    companyKeys
      .map((key) => ({ key, label: companyFields[key].label, mine: textOf(draft, key), theirs: textOf(company, key) }))
      .filter(({ mine, theirs }) => mine !== theirs),
  fieldsOf: fieldsOf,
  save: (client, base, draft, unknownFields) =>
    base === undefined
      ? createCompany(client, fieldsOf(draft))
      : updateCompany(client, base, withoutUnknown(fieldsOf(draft), unknownFields)),
  find: findCompany,
  currentOf: currentCompanyOf,
};
