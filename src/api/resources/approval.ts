import * as v from 'valibot';
import type { Id } from '../../wire/values';
import type { Client } from '../transport/client';
import { type CompanyEntry, fetchCompanyList } from './company-list';

/** What an approval link carries. */
export interface ApprovalLink {
  readonly email: string;
  readonly name: string;
  /** The company as the applicant wrote it. */
  readonly company: string;
  readonly token: string;
}

/** What the administrator assigns. */
export interface Assignment {
  readonly companyId: Id;
  /** Key of the role. */
  readonly role: string;
}

/** The companies to choose from, in the name of the link: whoever is signed in here has nothing to do with it. */
export function fetchCompaniesForApproval(client: Client, { token }: ApprovalLink): Promise<readonly CompanyEntry[]> {
  return fetchCompanyList(client, { bearer: token });
}

/** Approves the applicant. Fails with 400 for a link that was never made, 410 for one that is used up or too old. */
export async function approve(
  client: Client,
  { email, name, company, token }: ApprovalLink,
  { companyId, role }: Assignment,
): Promise<void> {
  await client.write('post', 'api/users/singlePageApproval', {
    schema: v.unknown(),
    body: { EMAIL: email, NAME: name, INPUT_COMPANY: company, TOKEN: token, COMPANY_ID: companyId, ROLE: role },
    access: 'anonymous',
  });
}
