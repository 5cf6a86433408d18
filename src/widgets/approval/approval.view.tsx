import type { ApprovalLink } from '../../api/resources/approval';
import type { CompanyEntry } from '../../api/resources/company-list';
import { roleLabel } from '../../entity/role.messages';
import { companyOptions, type Fetched, fetchedChoices } from '../../record/fetched-choices';
import { LinkButton } from '../../ui/controls/button';
import { Combobox } from '../../ui/form/combobox';
import { FormResult } from '../../ui/form/form-result';
import type { Option } from '../../ui/form/select';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import { roles } from '../../wire/roles';
import { approvalMessages as messages } from './approval.messages';
import type { ApprovalProblem } from './approval-problem';

/**
 * The roles that an approval can assign. Super Admin is missing, because a link can be forwarded; UNKNOWN is the role of an
 * account before its approval.
 */
export const assignableRoles = (): readonly Option[] =>
  roles
    .filter(({ key }) => key !== 'SuperAdmin' && key !== 'UNKNOWN')
    .map(({ key }) => ({ value: key, label: roleLabel(key) }));

export interface Chosen {
  readonly company: string;
  readonly role: string;
}

interface ApprovalFieldsProps {
  readonly link: ApprovalLink;
  readonly companies: Fetched<readonly CompanyEntry[]>;
  readonly loadProblem: ApprovalProblem | undefined;
  readonly chosen: Chosen;
  onChoose(chosen: Chosen): void;
}

export function ApprovalFields({ link, companies, loadProblem, chosen, onChoose }: ApprovalFieldsProps) {
  const failureText = () => `${messages.companies.failed} ${loadProblem?.message ?? ''}`.trim();
  return (
    <>
      <TextField label={messages.email} readOnly value={link.email} />
      <TextField label={messages.name} readOnly value={link.name} />
      <TextField label={messages.typedCompany} readOnly value={link.company} placeholder="-" />
      <Combobox
        {...fetchedChoices(companies, companyOptions, { ...messages.companies, failed: failureText })}
        label={messages.company}
        required
        placeholder={messages.companyPlaceholder}
        value={chosen.company}
        onChange={(company) => onChoose({ ...chosen, company })}
      />
      <SelectField
        label={messages.role}
        required
        options={[{ value: '', label: messages.rolePlaceholder }, ...assignableRoles()]}
        value={chosen.role}
        onChange={(role) => onChoose({ ...chosen, role })}
      />
    </>
  );
}

interface ApprovalResultProps {
  /** @default 'warning' */
  readonly tone?: 'positive';
  readonly title: string;
  readonly texts: readonly string[];
  /** Whether it replaces a submitted form. */
  readonly takesFocus: boolean;
  onBackToLogin(): void;
}

export function ApprovalResult({ tone, title, texts, takesFocus, onBackToLogin }: ApprovalResultProps) {
  const action = <LinkButton onClick={onBackToLogin}>{messages.backToLogin}</LinkButton>;
  return (
    <FormResult tone={tone ?? 'warning'} title={title} action={action} takesFocus={takesFocus}>
      {texts.map((text) => text !== '' && <p key={text}>{text}</p>)}
    </FormResult>
  );
}
