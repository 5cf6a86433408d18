import type { fetchedChoices } from '../record/fetched-choices';
import type { RecordForm } from '../record/use-record-form';
import { Combobox, MultiCombobox, SuggestField, SuggestListField } from '../ui/form/combobox';
import { Field } from '../ui/form/field';
import type { Option } from '../ui/form/select';
import { SelectField } from '../ui/form/select-field';
import { TextField, type TextFieldProps } from '../ui/form/text-field';
import { statusLabel, uiMessages } from '../ui/ui.messages';
import { type FieldKind, type Fields, type Identity, statuses } from '../wire/field';
import { roles } from '../wire/roles';
import type { Draft, DraftRules, DraftValue, EditableKey, RecordOfDraft } from './draft-rules';
import { fieldMessages as messages } from './entity-form.messages';
import { roleLabel } from './role.messages';

interface EntityFieldProps<F extends Fields, R extends Identity & RecordOfDraft<F>, D extends Draft<F>> {
  readonly form: RecordForm<R, D>;
  readonly rules: DraftRules<F>;
  readonly name: EditableKey<F>;
  /** Choices or suggestions. @default none */
  readonly choices?: Partial<ReturnType<typeof fetchedChoices>>;
  readonly hint?: string | undefined;
}

/** The control of a field, by its kind. */
export function EntityField<F extends Fields, R extends Identity & RecordOfDraft<F>, D extends Draft<F>>(
  props: EntityFieldProps<F, R, D>,
) {
  const { form, rules, name, choices, hint } = props;
  const { kind, suggested, multiline } = rules.fieldOf(name);
  const common = fieldProps(form, rules, name);
  const { readOnly, onChange } = common;
  const value: DraftValue = form.draft[name];
  const choiceProps = {
    ...common,
    options: [],
    ...choices,
    hint: common.hint ?? hint ?? choices?.hint,
    error: common.error ?? choices?.error,
  };
  if (typeof value !== 'string')
    return suggested ? (
      <SuggestListField {...choiceProps} hint={choiceProps.hint ?? messages.suggestedList} value={value} />
    ) : (
      <MultiCombobox {...choiceProps} value={value} />
    );
  if (kind === 'choice') return <Combobox {...choiceProps} value={value} />;
  if (suggested) return <SuggestField {...choiceProps} value={value} />;
  const options = optionsOf(kind, value, common.label);
  if (options !== undefined) {
    const { readOnly: _, ...select } = common;
    // A native select cannot be read-only.
    if (readOnly) return <TextField {...select} readOnly value={labelOf(options, value)} />;
    return <SelectField {...select} options={options} value={value} />;
  }
  if (!multiline) return <TextField {...common} {...inputProps(kind)} autoComplete="off" value={value} />;
  return (
    <Field {...common}>
      {(control) => (
        <textarea
          {...control}
          className="pricebook-input"
          rows={2}
          readOnly={readOnly}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** Label, hint, error and handler of a field's control, also for controls of an area. */
export function fieldProps<F extends Fields, R extends Identity & RecordOfDraft<F>, D extends Draft<F>>(
  form: RecordForm<R, D>,
  rules: DraftRules<F>,
  name: EditableKey<F>,
) {
  const { draft, base, fieldErrors, isSaving } = form;
  return {
    label: rules.labels[name],
    required: rules.fieldOf(name).required,
    hint: form.noteOf(name),
    error: rules.problemOf(name, draft, base) ?? fieldErrors[name],
    readOnly: isSaving,
    onChange: (value: DraftValue) => form.change({ ...draft, [name]: value }),
  };
}

const statusOptions = () => statuses.map((value) => ({ value, label: statusLabel(value) }));
const roleOptions = () => roles.map(({ key }) => ({ value: key, label: roleLabel(key) }));
const yesNoOptions = () => [
  { value: '', label: messages.unset },
  { value: 'YES', label: uiMessages.yes },
  { value: 'NO', label: uiMessages.no },
];

/** The options of a field with few of them; `undefined` for other kinds. */
function optionsOf(kind: FieldKind, value: string, label: string): readonly Option[] | undefined {
  if (kind === 'yes-no') return yesNoOptions();
  const none = { value: '', label: messages.chooseOne(label) };
  if (kind === 'role') return [none, ...roleOptions()];
  if (kind === 'status') return value === '' ? [none, ...statusOptions()] : statusOptions();
  return undefined;
}

const labelOf = (options: readonly Option[], chosen: string): string =>
  options.find(({ value }) => value === chosen)?.label ?? chosen;

function inputProps(kind: FieldKind): Partial<TextFieldProps> {
  if (kind === 'email') return { type: 'email' };
  if (kind === 'phone') return { type: 'tel' };
  return kind === 'number' ? { content: 'number', inputMode: 'decimal' } : {};
}
