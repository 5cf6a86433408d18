import { fieldMessages } from '../../api/resources/field-errors';
import type { Client } from '../../api/transport/client.types';
import { RecordSheet } from '../../records/record-sheet';
import { type RecordForm, type RecordFormProps, useRecordForm } from '../../records/use-record-form';
import { Banner } from '../../ui/feedback/banner';
import { Field } from '../../ui/form/field';
import { SelectBox } from '../../ui/form/select';
import { TextField } from '../../ui/form/text-field';
import { statuses } from '../../wire/field';
import { roles } from '../../wire/roles';
import type { UserRecord } from '../../wire/user';
import { CompanyField } from './company-field';
import { formMessages as messages } from './user-form.messages';
import { userKind } from './user-kind';
import { formLabels, isPending, problemOf, type UserDraft, validationIssues } from './user-rules';

const wireNames = {
  name: 'NAME',
  role: 'ROLE',
  email: 'EMAIL',
  status: 'STATUS',
  company: 'COMPANY_ID',
  phone: 'PHONE_NUMBER',
} as const;

const roleOptions = roles.map(({ key, label }) => ({ value: key, label }));
const statusOptions = statuses.map((status) => ({ value: status, label: status }));
const none = (label: string) => ({ value: '', label });

/** Creates, edits or, for a pending user, approves a user. */
export function UserForm(props: RecordFormProps<UserRecord>) {
  const form = useRecordForm(userKind, props);
  const { draft, base, mode } = form;
  const approves = isPending(base) && draft.status === 'Active';
  return (
    <RecordSheet
      form={form}
      title={messages.title[mode]}
      submit={messages.submit[approves ? 'approve' : mode]}
      issues={validationIssues(draft, form.unknownFields, isPending(base), base)}
    >
      {base && isPending(base) && (
        <Banner title={messages.pending.title(base.NAME)}>{messages.pending[draft.status || 'Inactive']}</Banner>
      )}
      <UserFields form={form} client={props.host.client} />
    </RecordSheet>
  );
}

interface UserFieldsProps {
  readonly form: RecordForm<UserRecord, UserDraft>;
  readonly client: Client;
}

function UserFields({ form, client }: UserFieldsProps) {
  const { draft, base, isSaving } = form;
  const refused = fieldMessages(form.fieldErrors, wireNames);
  const change = (part: Partial<UserDraft>) => form.change({ ...draft, ...part });
  return (
    <div className="pricebook-two-fields">
      <TextField
        label={formLabels.NAME}
        required
        autoComplete="off"
        readOnly={isSaving}
        hint={form.noteOf('NAME')}
        error={problemOf('NAME', draft, base) ?? refused.name}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <Field label={formLabels.ROLE} required hint={form.noteOf('ROLE')} error={refused.role}>
        {(control) => (
          <SelectBox
            {...control}
            options={[none(messages.chooseRole), ...roleOptions]}
            value={draft.role}
            onChange={(role) => change({ role })}
          />
        )}
      </Field>
      <TextField
        label={formLabels.EMAIL}
        required
        type="email"
        autoComplete="off"
        readOnly={isSaving}
        hint={form.noteOf('EMAIL')}
        error={problemOf('EMAIL', draft, base) ?? refused.email}
        value={draft.email}
        onChange={(email) => change({ email })}
      />
      <Field label={formLabels.STATUS} required hint={form.noteOf('STATUS')} error={refused.status}>
        {(control) => (
          <SelectBox
            {...control}
            options={draft.status === '' ? [none(messages.chooseStatus), ...statusOptions] : statusOptions}
            value={draft.status}
            onChange={(chosen) => change({ status: statuses.find((status) => status === chosen) ?? '' })}
          />
        )}
      </Field>
      <CompanyField
        client={client}
        draft={draft}
        typed={base?.INPUT_COMPANY_NAME ?? ''}
        note={form.noteOf('COMPANY_ID')}
        error={refused.company}
        onChange={change}
      />
      <TextField
        label={formLabels.PHONE_NUMBER}
        required
        type="tel"
        autoComplete="off"
        readOnly={isSaving}
        hint={form.noteOf('PHONE_NUMBER')}
        error={problemOf('PHONE_NUMBER', draft, base) ?? refused.phone}
        value={draft.phone}
        onChange={(phone) => change({ phone })}
      />
    </div>
  );
}
