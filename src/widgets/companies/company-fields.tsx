import type { CompanyAttributes } from '../../api/resources/companies';
import type { RecordForm } from '../../records/use-record-form';
import { Field } from '../../ui/form/field';
import { SelectBox } from '../../ui/form/select';
import { TextField } from '../../ui/form/text-field';
import {
  type CompanyFields as CompanyDraft,
  type CompanyKey,
  type CompanyRecord,
  companyFields,
  isCategory,
  isIndependentChoice,
} from '../../wire/company';
import { statuses } from '../../wire/field';
import { CategoryField } from './category-field';
import { ChoiceField, type ChoiceSource, LogoField } from './choice-field';
import { formMessages as messages } from './companies.messages';
import { type FormGroup, keysOfGroup, problemOf } from './company-rules';
import type { usePriceCategories } from './use-price-categories';

interface CompanyFieldsProps {
  readonly form: RecordForm<CompanyRecord, CompanyDraft>;
  readonly attributes: ChoiceSource<CompanyAttributes>;
  readonly categories: ReturnType<typeof usePriceCategories>;
}

const statusOptions = statuses.map((value) => ({ value, label: value }));

export function CompanyFields(props: CompanyFieldsProps) {
  const fieldsOf = (group: FormGroup) =>
    keysOfGroup(group).map((key) => <CompanyField key={key} name={key} {...props} />);
  return (
    <>
      <fieldset className="pricebook-company-group">
        <legend>{messages.groups.company}</legend>
        {fieldsOf('company')}
      </fieldset>
      <fieldset className="pricebook-company-group pricebook-company-address">
        <legend>{messages.groups.address}</legend>
        {fieldsOf('address')}
      </fieldset>
      <fieldset className="pricebook-company-group">
        <legend>{messages.groups.trade}</legend>
        {fieldsOf('trade')}
      </fieldset>
    </>
  );
}

function CompanyField({ name, form, attributes, categories }: CompanyFieldsProps & { readonly name: CompanyKey }) {
  const { draft, base, isSaving, fieldErrors, change } = form;
  const { kind, label, required } = companyFields[name];
  const value = draft[name];
  const onChange = (next: string | readonly string[]) => change({ ...draft, [name]: next });
  const error = problemOf(name, draft, base) ?? fieldErrors[name];
  const text = { label, required, hint: form.noteOf(name), error };
  if (isCategory(name)) return <CategoryField form={form} categories={categories} field={name} />;
  if (typeof value !== 'string')
    return <LogoField {...text} source={attributes} readOnly={isSaving} value={value} onChange={onChange} />;
  if (kind === 'status')
    return (
      <Field {...text}>
        {(control) => (
          <SelectBox
            {...control}
            options={statusOptions}
            value={value}
            onChange={(status) => !isSaving && onChange(status)}
          />
        )}
      </Field>
    );
  const typed = { ...text, readOnly: isSaving, value, onChange };
  if (isIndependentChoice(name))
    return <ChoiceField {...typed} source={attributes} choicesOf={({ [name]: values }) => values} />;
  const field = <TextField {...typed} autoComplete="off" />;
  return name === 'COMPANY_NAME' ? <div className="is-long">{field}</div> : field;
}
