import { useId } from 'react';
import type { ApprovalLink } from '../../api/resources/approval';
import { companyOptions } from '../../records/company-options';
import { Button } from '../../ui/controls/button';
import { LinkButton } from '../../ui/controls/link-button';
import { Banner } from '../../ui/feedback/banner';
import { Combobox } from '../../ui/form/combobox';
import { Field } from '../../ui/form/field';
import { FormPage } from '../../ui/form/form-page';
import { FormResult } from '../../ui/form/form-result';
import { type Option, SelectBox } from '../../ui/form/select';
import { TextField } from '../../ui/form/text-field';
import { roles } from '../../wire/roles';
import { approvalMessages as messages } from './approval.messages';
import type { ApprovalProblem } from './approval-problem';
import type { Companies } from './use-companies';

/**
 * The roles that an approval can assign. Super Admin is missing, because a link can be forwarded; UNKNOWN is the role of an
 * account before its approval.
 */
export const assignableRoles: readonly Option[] = roles
  .filter(({ key }) => key !== 'SuperAdmin' && key !== 'UNKNOWN')
  .map(({ key, label }) => ({ value: key, label }));

interface Chosen {
  readonly company: string;
  readonly role: string;
}

interface ApprovalViewProps {
  readonly link: ApprovalLink;
  readonly companies: Companies;
  readonly chosen: Chosen;
  readonly problem: ApprovalProblem | undefined;
  readonly isBusy: boolean;
  onChoose(change: Partial<Chosen>): void;
  onReload(): void;
  onSubmit(): void;
}

export function ApprovalView({
  link,
  companies,
  chosen,
  problem,
  isBusy,
  onChoose,
  onReload,
  onSubmit,
}: ApprovalViewProps) {
  const missingId = useId();
  const missing = missingText(chosen);
  return (
    <FormPage>
      <form
        className="pricebook-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (missing === undefined && !isBusy) onSubmit();
        }}
      >
        <div>
          <h2 className="pricebook-heading">{messages.title}</h2>
          <p className="pricebook-muted">{messages.subtitle}</p>
        </div>
        {problem && (
          <Banner tone="danger" title={messages.failed}>
            {problem.message}
          </Banner>
        )}
        <TextField label={messages.email} readOnly value={link.email} />
        <TextField label={messages.name} readOnly value={link.name} />
        <TextField label={messages.typedCompany} readOnly value={link.company} placeholder="-" />
        <CompanyField
          companies={companies}
          value={chosen.company}
          onChange={(company) => onChoose({ company })}
          onReload={onReload}
        />
        <Field label={messages.role} required>
          {(control) => (
            <SelectBox
              {...control}
              options={[{ value: '', label: messages.rolePlaceholder }, ...assignableRoles]}
              value={chosen.role}
              onChange={(role) => onChoose({ role })}
            />
          )}
        </Field>
        <div className="pricebook-form-submit">
          <Button
            type="submit"
            variant="primary"
            size="large"
            block
            busy={isBusy}
            {...(missing !== undefined && { 'aria-disabled': true, 'aria-describedby': missingId })}
          >
            {messages.submit}
          </Button>
          <p id={missingId} className="pricebook-hint">
            {missing}
          </p>
        </div>
      </form>
    </FormPage>
  );
}

function missingText({ company, role }: Chosen): string | undefined {
  if (company === '') return role === '' ? messages.missing.both : messages.missing.company;
  return role === '' ? messages.missing.role : undefined;
}

interface CompanyFieldProps {
  readonly companies: Companies;
  readonly value: string;
  onChange(company: string): void;
  onReload(): void;
}

function CompanyField({ companies, value, onChange, onReload }: CompanyFieldProps) {
  const list = companies.kind === 'loaded' ? companies.list : [];
  const failure =
    companies.kind === 'failed' ? `${messages.companiesFailed} ${companies.problem.message}`.trim() : undefined;
  return (
    <Combobox
      label={messages.company}
      required
      placeholder={messages.companyPlaceholder}
      loading={companies.kind === 'loading' ? messages.loadingCompanies : undefined}
      options={companyOptions(list)}
      value={value}
      onChange={onChange}
      hint={companies.kind === 'loaded' && list.length === 0 ? messages.noCompanies : undefined}
      error={failure}
      aside={failure !== undefined && <LinkButton onClick={onReload}>{messages.tryAgain}</LinkButton>}
    />
  );
}

interface EndProps {
  onBackToLogin(): void;
}

export function ApprovedView({ name, onBackToLogin }: EndProps & { readonly name: string }) {
  return (
    <FormPage>
      <FormResult
        tone="positive"
        title={messages.thanks(name)}
        action={<BackToLogin onClick={onBackToLogin} />}
        takesFocus
      >
        <p>{messages.done}</p>
      </FormResult>
    </FormPage>
  );
}

interface BadLinkViewProps extends EndProps {
  readonly problem: ApprovalProblem & { readonly kind: 'gone' | 'forged' };
  /** Whether the server refused the link on submit. */
  readonly isAfterSubmit: boolean;
}

/** Replaces the form for an unusable link. */
export function BadLinkView({ problem: { kind, message }, isAfterSubmit, onBackToLogin }: BadLinkViewProps) {
  const { title, advice } = messages[kind];
  return (
    <FormPage>
      <FormResult
        tone="warning"
        title={title}
        action={<BackToLogin onClick={onBackToLogin} />}
        takesFocus={isAfterSubmit}
      >
        {message !== '' && <p>{message}</p>}
        <p>{advice}</p>
      </FormResult>
    </FormPage>
  );
}

/** Replaces the form for an incomplete link, if the page does not navigate elsewhere. */
export function IncompleteLinkView({ onBackToLogin }: EndProps) {
  const { title, text } = messages.incomplete;
  return (
    <FormPage>
      <FormResult tone="warning" title={title} action={<BackToLogin onClick={onBackToLogin} />} takesFocus={false}>
        <p>{text}</p>
        <p>{messages.forged.advice}</p>
      </FormResult>
    </FormPage>
  );
}

const BackToLogin = ({ onClick }: { readonly onClick: () => void }) => (
  <LinkButton onClick={onClick}>{messages.backToLogin}</LinkButton>
);
