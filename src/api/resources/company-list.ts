import * as v from 'valibot';
import { listSchemaOf } from '../../wire/lists';
import { type Id, idSchema, textField } from '../../wire/values';
import type { Access, Client } from '../transport/client.types';

export interface CompanyEntry {
  readonly ID: Id;
  readonly COMPANY_NAME: string;
}

const companyListSchema = listSchemaOf(v.object({ ID: idSchema, COMPANY_NAME: textField }));

export async function fetchCompanyList(client: Client, access: Access = 'session'): Promise<readonly CompanyEntry[]> {
  const { data } = await client.read('get', 'api/company/getCompanyList', { schema: companyListSchema, access });
  return data;
}
