import type { Client } from '../../api/client-types';
import { fetchCompanyList } from '../../api/company-list';
import { companyOptions } from '../../embed/company-options';
import { useRead } from '../../embed/use-read';
import { Combobox } from '../../ui/combobox';
import { formMessages as messages } from './user-form.messages';
import type { UserDraft } from './user-rules';

interface CompanyFieldProps {
  readonly client: Client;
  readonly draft: UserDraft;
  /** The company as somebody who registered has typed it; '' for everybody else. */
  readonly typed: string;
  /** What the back end has found wrong with the choice. */
  readonly error: string | undefined;
  readonly onChange: (part: Pick<UserDraft, 'companyId' | 'companyName'>) => void;
}

/** The company, chosen from those that there are. */
export function CompanyField({ client, draft, typed, error, onChange }: CompanyFieldProps) {
  const { reading, reload } = useRead('companies', () => fetchCompanyList(client));
  const companies = reading.kind === 'loaded' ? reading.value : [];
  const { companyId, companyName } = draft;
  const own = { ID: companyId, COMPANY_NAME: companyName };
  // While the list is on its way, and where it does not have the present one.
  const isListed = companyId === '' || companies.some(({ ID }) => String(ID) === String(companyId));
  const entries = isListed ? companies : [own, ...companies];
  const hints = {
    loading: messages.loadingCompanies,
    loaded: companies.length === 0 ? messages.noCompanies : undefined,
    failed: undefined,
  };
  return (
    <Combobox
      label={messages.company}
      required
      placeholder={messages.searchCompanies}
      options={companyOptions(entries)}
      value={String(companyId)}
      onChange={(value) => {
        const chosen = entries.find(({ ID }) => String(ID) === value);
        onChange({ companyId: chosen?.ID ?? '', companyName: chosen?.COMPANY_NAME ?? '' });
      }}
      hint={hints[reading.kind] ?? (typed === '' ? undefined : messages.typedCompany(typed))}
      error={reading.kind === 'failed' ? messages.companiesFailed(reading.error.message) : error}
      aside={
        reading.kind === 'failed' && (
          <button type="button" className="pricebook-link" onClick={reload}>
            {messages.tryAgain}
          </button>
        )
      }
    />
  );
}
