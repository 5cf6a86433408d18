import { type CompanyAttributes, fetchCompanyAttributes, fetchPriceCategories } from '../../api/resources/companies';
import { EntityField, fieldProps } from '../../entity/entity-field';
import { type Fetched, fetchedChoices, textOptions } from '../../record/fetched-choices';
import { RecordSheet } from '../../record/record-sheet';
import { useFetch } from '../../record/use-fetch';
import { type RecordForm, type RecordFormProps, useRecordForm } from '../../record/use-record-form';
import { classNames } from '../../ui/class-names';
import { Combobox } from '../../ui/form/combobox';
import {
  type CategoryKey,
  type CompanyKey,
  type CompanyRecord,
  isCategory,
  isIndependentChoice,
} from '../../wire/company';
import { formMessages as messages } from './companies.messages';
import {
  type CategoryFit,
  type CompanyDraft,
  categoryFits,
  companyIssues,
  companyKind,
  companyRules,
  formGroups,
} from './company-rules';

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
      submitLabel={messages.submit[mode]}
      issues={companyIssues(draft, fits, form.unknownFields, base)}
    >
      {formGroups.map(({ group, keys }) => (
        <fieldset
          key={group}
          className={classNames('pricebook-company-group', group === 'address' && 'pricebook-company-address')}
        >
          <legend>{messages.groups[group]}</legend>
          {keys.map((key) =>
            isCategory(key) ? (
              <CategoryField key={key} name={key} form={form} categories={categories} fit={fits[key]} />
            ) : (
              <CompanyField key={key} name={key} form={form} attributes={attributes} />
            ),
          )}
        </fieldset>
      ))}
    </RecordSheet>
  );
}

interface CompanyFieldProps {
  readonly name: CompanyKey;
  readonly form: RecordForm<CompanyRecord, CompanyDraft>;
  readonly attributes: Fetched<CompanyAttributes>;
}

function CompanyField({ name, form, attributes }: CompanyFieldProps) {
  const choices = isIndependentChoice(name)
    ? fetchedChoices(attributes, ({ [name]: values }) => textOptions(values), messages.choices)
    : {};
  const field = <EntityField rules={companyRules} form={form} name={name} choices={choices} />;
  return name === 'COMPANY_NAME' ? <div className="is-long">{field}</div> : field;
}

interface CategoryFieldProps {
  readonly name: CategoryKey;
  readonly form: RecordForm<CompanyRecord, CompanyDraft>;
  readonly categories: Fetched<Awaited<ReturnType<typeof fetchPriceCategories>> | undefined>;
  readonly fit: CategoryFit;
}

/** The choices of a price category depend on the currency. */
function CategoryField({ name, form, categories, fit }: CategoryFieldProps) {
  const { CURRENCY: currency, [name]: value } = form.draft;
  const text = fieldProps(form, companyRules, name);
  const choices = fetchedChoices(categories, (lists) => textOptions(lists?.[name] ?? []), messages.choices);
  const missing = fit === 'unavailable' ? messages.categoryUnavailable(value, currency) : undefined;
  const stored = fit === 'stored' ? messages.categoryStored(value, currency) : undefined;
  const withoutCurrency = {
    loading: undefined,
    readOnly: true,
    placeholder: messages.currencyFirst,
    hint: text.hint,
  };
  return (
    <Combobox
      {...text}
      {...choices}
      hint={stored ?? choices.hint ?? text.hint}
      error={form.fieldErrors[name] ?? choices.error ?? missing}
      {...(currency === '' && withoutCurrency)}
      value={value}
    />
  );
}
