import type { Client } from '../../api/transport/client.types';
import { textOptions } from '../../record/fetched-choices';
import { RecordSheet } from '../../record/record-sheet';
import { type RecordForm, type RecordFormProps, useRecordForm } from '../../record/use-record-form';
import { Banner } from '../../ui/feedback/banner';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import { statuses } from '../../wire/field';
import { roles } from '../../wire/roles';
import type { UserRecord } from '../../wire/user';
import { CompanyField } from './company-field';
import { formMessages as messages } from './user-form.messages';
import { userKind } from './user-kind';
import {
  type FormKey,
  formLabels,
  isPending,
  problemOf,
  type TextKey,
  type UserDraft,
  validationIssues,
} from './user-rules';

const roleOptions = roles.map(({ key, label }) => ({ value: key, label }));
const placeholderOption = (label: string) => ({ value: '', label });

export function UserForm(props: RecordFormProps<UserRecord>) {
  const form = useRecordForm(userKind, props);
  const { draft, base, mode } = form;
  const approves = isPending(base) && draft.STATUS === 'Active';
  return (
    <RecordSheet
      form={form}
      title={messages.title[mode]}
      submit={messages.submit[approves ? 'approve' : mode]}
      issues={validationIssues(draft, form.unknownFields, isPending(base), base)}
    >
      {base && isPending(base) && (
        <Banner title={messages.pending.title(base.NAME)}>{messages.pending[draft.STATUS || 'Inactive']}</Banner>
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
  const { draft, base, isSaving, fieldErrors } = form;
  const change = (part: Partial<UserDraft>) => form.change({ ...draft, ...part });
  const field = (key: FormKey) => ({
    label: formLabels[key],
    required: true,
    hint: form.noteOf(key),
    error: fieldErrors[key],
  });
  const text = (key: TextKey) => ({
    ...field(key),
    error: problemOf(key, draft, base) ?? fieldErrors[key],
    autoComplete: 'off',
    readOnly: isSaving,
    value: draft[key],
    onChange: (value: string) => change({ [key]: value }),
  });
  const statusOptions = textOptions(statuses);
  return (
    <div className="pricebook-two-fields">
      <TextField {...text('NAME')} />
      <SelectField
        {...field('ROLE')}
        options={[placeholderOption(messages.chooseRole), ...roleOptions]}
        value={draft.ROLE}
        onChange={(ROLE) => change({ ROLE })}
      />
      <TextField {...text('EMAIL')} type="email" />
      <SelectField
        {...field('STATUS')}
        options={draft.STATUS === '' ? [placeholderOption(messages.chooseStatus), ...statusOptions] : statusOptions}
        value={draft.STATUS}
        onChange={(chosen) => change({ STATUS: statuses.find((status) => status === chosen) ?? '' })}
      />
      <CompanyField
        {...field('COMPANY_ID')}
        client={client}
        readOnly={isSaving}
        draft={draft}
        typed={base?.INPUT_COMPANY_NAME ?? ''}
        onChange={change}
      />
      <TextField {...text('PHONE_NUMBER')} type="tel" />
    </div>
  );
}
