import { fetchCompanyList } from '../../api/resources/company-list';
import type { Client } from '../../api/transport/client.types';
import { companyOptions, fetchedChoices } from '../../record/fetched-choices';
import { useFetch } from '../../record/use-fetch';
import { Combobox } from '../../ui/form/combobox';
import type { FieldText } from '../../ui/form/field';
import { formMessages as messages } from './user-form.messages';
import type { UserDraft } from './user-rules';

interface CompanyFieldProps extends FieldText {
  readonly client: Client;
  readonly readOnly: boolean;
  readonly draft: UserDraft;
  /** Company name that the applicant typed; '' for other users. */
  readonly typed: string;
  readonly onChange: (part: Pick<UserDraft, 'COMPANY_ID' | 'COMPANY_NAME'>) => void;
}

export function CompanyField({ client, draft, typed, hint, error, onChange, ...field }: CompanyFieldProps) {
  const fetched = useFetch('companies', () => fetchCompanyList(client));
  const companies = fetched.state.kind === 'loaded' ? fetched.state.value : [];
  const { COMPANY_ID, COMPANY_NAME } = draft;
  // Adds the current company while the list is loading, or if it lacks it.
  const isListed = COMPANY_ID === '' || companies.some(({ ID }) => String(ID) === String(COMPANY_ID));
  const entries = isListed ? companies : [{ ID: COMPANY_ID, COMPANY_NAME }, ...companies];
  const choices = fetchedChoices(fetched, companyOptions, messages.companies);
  return (
    <Combobox
      {...field}
      {...choices}
      placeholder={messages.searchCompanies}
      options={companyOptions(entries)}
      value={String(COMPANY_ID)}
      onChange={(value) => {
        const chosen = entries.find(({ ID }) => String(ID) === value);
        onChange({ COMPANY_ID: chosen?.ID ?? '', COMPANY_NAME: chosen?.COMPANY_NAME ?? '' });
      }}
      hint={choices.hint ?? (typed === '' ? hint : messages.typedCompany(typed))}
      error={choices.error ?? error}
    />
  );
}
