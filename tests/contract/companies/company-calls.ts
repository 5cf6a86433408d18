import type { ApiResponse, Calls } from '../back-end';
import { base } from '../remote-back-end';

/** The part of a company that tests read. */
export type Company = Readonly<Record<string, unknown>> & {
  readonly ID: number;
  readonly VERSION: number;
  readonly COMPANY_NAME: string;
};

/** A page of a list. */
export interface ListPage<T> {
  readonly items: readonly T[];
  readonly meta: { readonly totalItems: number; readonly totalPages: number; readonly currentPage: number };
}

/** A remote back end may still have the records of an earlier run. */
let made = base === undefined ? 0 : Date.now() % 1_000_000_000;

/** A company name, unique in the run. */
export const freshName = (what = 'Company'): string => {
  made += 1;
  return `${what} no. ${made}`;
};

/** Reads a page of the companies, as the administrator. */
export async function listCompanies(backEnd: Calls, query: object = {}): Promise<ListPage<Company>> {
  const token = await backEnd.tokenOf('admin');
  const response = await backEnd.call<ListPage<Company>>('company/getCompanies', { body: query, token });
  if (response.status !== 200) throw new Error(`getCompanies answered ${response.status}: ${response.body.message}`);
  return response.body.data;
}

/** Calls a company route as the salesperson. */
export async function callCompany<T = Company>(
  backEnd: Calls,
  path: string,
  body?: object,
  method?: string,
): Promise<ApiResponse<T>> {
  const token = await backEnd.tokenOf('sales');
  return backEnd.call<T>(`company/${path}`, {
    token,
    ...(body !== undefined && { body }),
    ...(method !== undefined && { method }),
  });
}

/** Creates a company with a unique name. */
export async function createSomeCompany(backEnd: Calls, fields: object = {}): Promise<Company> {
  const created = await callCompany(backEnd, 'createCompany', { COMPANY_NAME: freshName(), ...fields });
  if (created.status !== 200) throw new Error(`createCompany answered ${created.status}: ${created.body.message}`);
  return created.body.data;
}
