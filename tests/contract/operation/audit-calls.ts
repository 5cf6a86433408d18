import type { Calls } from '../back-end';
import type { ListPage } from '../companies/company-calls';

/** An entry of the audit log. */
export interface AuditItem {
  readonly ID: number;
  readonly AT: string;
  readonly KIND: string;
  readonly BY: { readonly ID: number | null; readonly NAME: string; readonly EMAIL: string } | null;
  readonly ADDRESS: string;
  readonly RECORD: { readonly ID: number; readonly NAME: string } | null;
  readonly DETAIL: string;
  readonly CHANGES: Readonly<Record<string, { readonly FROM: unknown; readonly TO: unknown }>>;
}

/** Reads a page of the audit log, as the SuperAdmin. */
export async function auditPage(
  backEnd: Calls,
  query: Readonly<Record<string, string>> = {},
): Promise<ListPage<AuditItem>> {
  const token = await backEnd.tokenOf('admin');
  const response = await backEnd.call<ListPage<AuditItem>>(`audit?${new URLSearchParams(query)}`, { token });
  if (response.status !== 200) throw new Error(`audit answered ${response.status}: ${response.body.message}`);
  return response.body.data;
}

/** The newest entries about records of this name, newest first. */
export async function auditOf(backEnd: Calls, name: string): Promise<readonly AuditItem[]> {
  const { items } = await auditPage(backEnd, { WHAT: name, itemsPerPage: '100' });
  return items.filter(({ RECORD }) => RECORD?.NAME === name);
}
