import { refusedFields } from '../../api/refused-fields';
import { roles } from '../../api/roles';
import type { UserRecord } from '../../api/user-record';
import { RecordSheet } from '../../embed/records/record-sheet';
import { type RecordFormProps, useRecordForm } from '../../embed/records/use-record-form';
import { Banner } from '../../ui/banner';
import { Field } from '../../ui/field';
import { SelectBox } from '../../ui/select';
import { TextField } from '../../ui/text-field';
import { CompanyField } from './company-field';
import { formMessages as messages } from './user-form.messages';
import { userKind } from './user-kind';
import { givenStatuses, isPending, obstacles, type UserDraft } from './user-rules';

const wireNames = {
  name: 'NAME',
  role: 'ROLE',
  email: 'EMAIL',
  status: 'STATUS',
  company: 'COMPANY_ID',
  phone: 'PHONE_NUMBER',
} as const;

const roleOptions = roles.map(({ key, label }) => ({ value: key, label }));
const statusOptions = givenStatuses.map((status) => ({ value: status, label: status }));
const none = (label: string) => ({ value: '', label });

/** The create and edit panel of a user; for somebody who waits for approval, the decision. */
export function UserForm(props: RecordFormProps<UserRecord>) {
  const form = useRecordForm(userKind, props);
  const { draft, base, mode, isSaving } = form;
  const wrong = refusedFields(form.fieldErrors, wireNames);
  const change = (part: Partial<UserDraft>) => form.change({ ...draft, ...part });
  const approves = isPending(base) && draft.status === 'Active';
  return (
    <RecordSheet
      form={form}
      title={messages.title[mode]}
      submit={messages.submit[approves ? 'approve' : mode]}
      obstacles={obstacles(draft)}
    >
      {base && isPending(base) && (
        <Banner title={messages.pending.title(base.NAME)}>{messages.pending[draft.status || 'Inactive']}</Banner>
      )}
      <div className="pricebook-pair">
        <TextField
          label={messages.name}
          required
          autoComplete="off"
          readOnly={isSaving}
          error={wrong.name}
          value={draft.name}
          onChange={(name) => change({ name })}
        />
        <Field label={messages.role} required error={wrong.role}>
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
          label={messages.email}
          required
          type="email"
          autoComplete="off"
          readOnly={isSaving}
          error={wrong.email}
          value={draft.email}
          onChange={(email) => change({ email })}
        />
        <Field label={messages.status} required error={wrong.status}>
          {(control) => (
            <SelectBox
              {...control}
              options={draft.status === '' ? [none(messages.chooseStatus), ...statusOptions] : statusOptions}
              value={draft.status}
              onChange={(chosen) => change({ status: givenStatuses.find((status) => status === chosen) ?? '' })}
            />
          )}
        </Field>
        <CompanyField
          client={props.host.client}
          draft={draft}
          typed={base?.INPUT_COMPANY_NAME ?? ''}
          error={wrong.company}
          onChange={change}
        />
        <TextField
          label={messages.phone}
          required
          type="tel"
          autoComplete="off"
          readOnly={isSaving}
          error={wrong.phone}
          value={draft.phone}
          onChange={(phone) => change({ phone })}
        />
      </div>
    </RecordSheet>
  );
}
