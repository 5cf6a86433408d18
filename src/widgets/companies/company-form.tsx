import { type CompanyAttributes, fetchCompanyAttributes, fetchPriceCategories } from '../../api/resources/companies';
import { type Fetched, fetchedChoices, textOptions } from '../../record/fetched-choices';
import { RecordSheet } from '../../record/record-sheet';
import { useFetch } from '../../record/use-fetch';
import { type RecordForm, type RecordFormProps, useRecordForm } from '../../record/use-record-form';
import { classNames } from '../../ui/class-names';
import { Combobox, MultiCombobox } from '../../ui/form/combobox';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import {
  type CompanyFields,
  type CompanyKey,
  type CompanyRecord,
  companyFields,
  isCategory,
  isIndependentChoice,
} from '../../wire/company';
import { statuses } from '../../wire/field';
import { formMessages as messages } from './companies.messages';
import { companyKind } from './company-kind';
import { type CategoryFits, categoryFits, formGroups, problemOf, validationIssues } from './company-rules';

export function CompanyForm(props: RecordFormProps<CompanyRecord>) {
  const { client } = props.host;
  const form = useRecordForm(companyKind, props);
  const { mode, draft, base } = form;
  const { CURRENCY: currency } = draft;
  const attributes = useFetch('attributes', () => fetchCompanyAttributes(client));
  const categories = useFetch(currency, async () =>
    currency === '' ? undefined : await fetchPriceCategories(client, currency),
  );
  const fits = categoryFits(draft, base, categories.state.kind === 'loaded' ? categories.state.value : undefined);
  return (
    <RecordSheet
      form={form}
      title={messages.title[mode]}
      submit={messages.submit[mode]}
      issues={validationIssues(draft, fits, form.unknownFields, base)}
    >
      {formGroups.map(({ group, keys }) => (
        <fieldset
          key={group}
          className={classNames('pricebook-company-group', group === 'address' && 'pricebook-company-address')}
        >
          <legend>{messages.groups[group]}</legend>
          {keys.map((key) => (
            <CompanyField
              key={key}
              name={key}
              form={form}
              attributes={attributes}
              categories={categories}
              fits={fits}
            />
          ))}
        </fieldset>
      ))}
    </RecordSheet>
  );
}

interface CompanyFieldProps {
  readonly name: CompanyKey;
  readonly form: RecordForm<CompanyRecord, CompanyFields>;
  readonly attributes: Fetched<CompanyAttributes>;
  readonly categories: Fetched<Awaited<ReturnType<typeof fetchPriceCategories>> | undefined>;
  readonly fits: CategoryFits;
}

const statusOptions = textOptions(statuses);

function CompanyField({ name, form, attributes, categories, fits }: CompanyFieldProps) {
  const { draft, base, isSaving, fieldErrors } = form;
  const { CURRENCY: currency } = draft;
  const { kind, label, required } = companyFields[name];
  const hint = form.noteOf(name);
  const error = problemOf(name, draft, base) ?? fieldErrors[name];
  const text = { label, required, hint, error };
  const onChange = (next: string | readonly string[]) => form.change({ ...draft, [name]: next });
  const typed = { ...text, readOnly: isSaving, onChange };

  if (isCategory(name)) {
    const choices = fetchedChoices(categories, (lists) => textOptions(lists?.[name] ?? []), messages.choices);
    const missing = fits[name] === 'unavailable' ? messages.categoryUnavailable(draft[name], currency) : undefined;
    const stored = fits[name] === 'stored' ? messages.categoryStored(draft[name], currency) : undefined;
    const withoutCurrency = { loading: undefined, readOnly: true, placeholder: messages.currencyFirst, hint };
    return (
      <Combobox
        {...typed}
        {...choices}
        hint={stored ?? choices.hint ?? hint}
        error={fieldErrors[name] ?? choices.error ?? missing}
        {...(currency === '' && withoutCurrency)}
        value={draft[name]}
      />
    );
  }
  if (isIndependentChoice(name)) {
    const choices = fetchedChoices(attributes, ({ [name]: values }) => textOptions(values), messages.choices);
    const field = { ...typed, ...choices, hint: hint ?? choices.hint, error: error ?? choices.error };
    const value = draft[name];
    return typeof value === 'string' ? (
      <Combobox {...field} value={value} />
    ) : (
      <MultiCombobox {...field} value={value} />
    );
  }
  const value = draft[name];
  if (kind === 'status') return <SelectField {...text} options={statusOptions} value={value} onChange={onChange} />;
  const field = <TextField {...typed} autoComplete="off" value={value} />;
  return name === 'COMPANY_NAME' ? <div className="is-long">{field}</div> : field;
}
