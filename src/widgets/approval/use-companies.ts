import { useCallback, useEffect, useState } from 'react';
import { type ApprovalLink, fetchCompaniesForApproval } from '../../api/resources/approval';
import type { CompanyEntry } from '../../api/resources/company-list';
import { ApiError } from '../../api/transport/errors';
import type { WidgetHost } from '../../embed/widget';
import { type ApprovalProblem, companiesProblem } from './approval-problem';

export type Companies =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly list: readonly CompanyEntry[] }
  | { readonly kind: 'failed'; readonly problem: ApprovalProblem };

/** Reads the companies once; `reload` retries. */
export function useCompanies({ client, emit }: WidgetHost, { email, name, company, token }: ApprovalLink) {
  const [companies, setCompanies] = useState<Companies>({ kind: 'loading' });
  const reload = useCallback(() => {
    setCompanies({ kind: 'loading' });
    fetchCompaniesForApproval(client, { email, name, company, token }).then(
      (list) => setCompanies({ kind: 'loaded', list }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        // Superseded by a newer read, or the widget is unmounted.
        if (error.kind === 'superseded') return;
        setCompanies({ kind: 'failed', problem: companiesProblem(error) });
        emit('pricebook-error', {
          operation: 'companies',
          message: error.message,
          ...(error.status !== undefined && { status: error.status }),
        });
      },
    );
  }, [client, emit, email, name, company, token]);
  useEffect(reload, [reload]);
  return { companies, reload };
}
