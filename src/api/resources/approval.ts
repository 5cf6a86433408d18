import * as v from 'valibot';
import type { Id } from '../../wire/values';
import type { Client } from '../transport/client';
import { type CompanyEntry, fetchCompanyList } from './company-list';

export interface ApprovalLink {
  readonly email: string;
  readonly name: string;
  /** Free text of the applicant. */
  readonly company: string;
  readonly token: string;
}

export interface Assignment {
  readonly companyId: Id;
  readonly role: string;
}

/** Sent with the link's token, because another user may be signed in. */
export function fetchCompaniesForApproval(client: Client, { token }: ApprovalLink): Promise<readonly CompanyEntry[]> {
  return fetchCompanyList(client, { bearer: token });
}

/** Approves the applicant. Rejects with status 400 for a forged link, 410 for a used or expired one. */
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
