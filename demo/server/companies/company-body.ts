import * as v from 'valibot';
import { companyFields } from '../../../src/wire/company';
import { changeEntries, nameSchema, newEntries } from '../http/field-schema';
import { wireId } from '../http/request';

const name = nameSchema(companyFields.COMPANY_NAME);

export const createCompanyBody = v.object({ ...newEntries(companyFields), COMPANY_NAME: name });

/** The body of updateCompany: absent fields keep their values. VERSION is the version that was read, if known. */
export const updateCompanyBody = v.object({
  ID: wireId,
  VERSION: v.exactOptional(wireId),
  ...changeEntries(companyFields),
  COMPANY_NAME: v.exactOptional(name),
});
