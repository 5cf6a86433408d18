import { fetchCompanyList } from '../../api/resources/company-list';
import type { Client } from '../../api/transport/client.types';
import { companyOptions } from '../../records/company-options';
import { useFetch } from '../../records/use-fetch';
import { LinkButton } from '../../ui/controls/link-button';
import { Combobox } from '../../ui/form/combobox';
import { formMessages as messages } from './user-form.messages';
import { formLabels, type UserDraft } from './user-rules';

interface CompanyFieldProps {
  readonly client: Client;
  readonly draft: UserDraft;
  /** Company name that the applicant typed; '' for other users. */
  readonly typed: string;
  /** Why the current company is unknown. */
  readonly note: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (part: Pick<UserDraft, 'companyId' | 'companyName'>) => void;
}

export function CompanyField({ client, draft, typed, note, error, onChange }: CompanyFieldProps) {
  const { state, reload } = useFetch('companies', () => fetchCompanyList(client));
  const companies = state.kind === 'loaded' ? state.value : [];
  const { companyId, companyName } = draft;
  const current = { ID: companyId, COMPANY_NAME: companyName };
  // Adds the current company while the list is loading, or if it lacks it.
  const isListed = companyId === '' || companies.some(({ ID }) => String(ID) === String(companyId));
  const entries = isListed ? companies : [current, ...companies];
  const noCompanies = state.kind === 'loaded' && companies.length === 0 ? messages.noCompanies : undefined;
  return (
    <Combobox
      label={formLabels.COMPANY}
      required
      placeholder={messages.searchCompanies}
      loading={state.kind === 'loading' ? messages.loadingCompanies : undefined}
      options={companyOptions(entries)}
      value={String(companyId)}
      onChange={(value) => {
        const chosen = entries.find(({ ID }) => String(ID) === value);
        onChange({ companyId: chosen?.ID ?? '', companyName: chosen?.COMPANY_NAME ?? '' });
      }}
      hint={noCompanies ?? (typed === '' ? note : messages.typedCompany(typed))}
      error={state.kind === 'failed' ? messages.companiesFailed(state.error.message) : error}
      aside={state.kind === 'failed' && <LinkButton onClick={reload}>{messages.tryAgain}</LinkButton>}
    />
  );
}
