import type { Client } from '../../api/transport/client.types';
import { EntityField } from '../../entity/entity-field';
import { userFormLabels } from '../../entity/user-labels.messages';
import { RecordSheet } from '../../record/record-sheet';
import { type RecordForm, type RecordFormProps, useRecordForm } from '../../record/use-record-form';
import { Banner } from '../../ui/feedback/banner';
import type { UserRecord } from '../../wire/user';
import { CompanyField } from './company-field';
import { formMessages as messages } from './user-form.messages';
import { isPendingUser, type UserDraft, userIssues, userKind, userRules } from './user-rules';

export function UserForm(props: RecordFormProps<UserRecord>) {
  const form = useRecordForm(userKind, props);
  const { draft, base, mode } = form;
  const approves = isPendingUser(base) && draft.STATUS === 'Active';
  return (
    <RecordSheet
      form={form}
      title={messages.title[mode]}
      submitLabel={messages.submit[approves ? 'approve' : mode]}
      issues={userIssues(draft, form.unknownFields, isPendingUser(base), base)}
    >
      {base && isPendingUser(base) && (
        <Banner title={messages.pending.title(base.NAME)}>
          {messages.pending[draft.STATUS === 'Active' ? 'Active' : 'Inactive']}
        </Banner>
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
  const field = { rules: userRules, form };
  return (
    <div className="pricebook-two-fields">
      <EntityField {...field} name="NAME" />
      <EntityField {...field} name="ROLE" />
      <EntityField {...field} name="EMAIL" />
      <EntityField {...field} name="STATUS" />
      <CompanyField
        label={userFormLabels.COMPANY}
        required
        hint={form.noteOf('COMPANY_ID')}
        error={fieldErrors.COMPANY_ID}
        client={client}
        readOnly={isSaving}
        draft={draft}
        typed={base?.INPUT_COMPANY_NAME ?? ''}
        onChange={(company) => form.change({ ...draft, ...company })}
      />
      <EntityField {...field} name="PHONE_NUMBER" />
    </div>
  );
}
