import type { CompanyAttributes } from '../../api/companies';
import type { CompanyFields as CompanyDraft, CompanyKey, CompanyRecord } from '../../api/company-record';
import type { RecordForm } from '../../embed/records/use-record-form';
import type { Reading } from '../../embed/use-read';
import { Field } from '../../ui/field';
import { SelectBox } from '../../ui/select';
import { TextField } from '../../ui/text-field';
import { CategoryField } from './category-field';
import { ChoiceField, LogoField } from './choice-field';
import { formMessages as messages, names, statuses } from './companies.messages';
import type { typedKeys } from './company-rules';
import type { usePriceCategories } from './use-price-categories';

interface CompanyFieldsProps {
  readonly form: RecordForm<CompanyRecord, CompanyDraft>;
  readonly attributes: { readonly reading: Reading<CompanyAttributes>; readonly reload: () => void };
  readonly categories: ReturnType<typeof usePriceCategories>;
}

const statusOptions = statuses.map((value) => ({ value, label: value }));

/** The fields of a company: who it is, where it is, and how it trades. */
export function CompanyFields({ form, attributes, categories }: CompanyFieldsProps) {
  const { draft, isSaving, fieldErrors, change } = form;
  const set = (key: CompanyKey, value: string | readonly string[]) => change({ ...draft, [key]: value });
  const shared = (key: CompanyKey) => ({ label: names[key], required: true, error: fieldErrors[key] });
  const typed = (key: (typeof typedKeys)[number]) => (
    <TextField
      {...shared(key)}
      readOnly={isSaving}
      autoComplete="off"
      value={draft[key]}
      onChange={(text) => set(key, text)}
    />
  );
  const chosen = (key: Exclude<keyof CompanyAttributes, 'CUSTOM_LOGO'>) => (
    <ChoiceField
      {...shared(key)}
      source={attributes}
      readOnly={isSaving}
      offered={({ [key]: values }) => values}
      value={draft[key]}
      onChange={(value) => set(key, value)}
    />
  );
  return (
    <>
      <fieldset className="pricebook-company-group">
        <legend>{messages.groups.company}</legend>
        <div className="is-long">{typed('COMPANY_NAME')}</div>
        <Field {...shared('STATUS')}>
          {(control) => (
            <SelectBox
              {...control}
              options={statusOptions}
              value={draft.STATUS}
              onChange={(status) => !isSaving && set('STATUS', status)}
            />
          )}
        </Field>
      </fieldset>
      <fieldset className="pricebook-company-group pricebook-company-address">
        <legend>{messages.groups.address}</legend>
        {typed('UNIT')}
        {typed('ADDRESS1')}
        {typed('ADDRESS2')}
        {typed('CITY')}
        {typed('REGION')}
        {typed('POSTAL_CODE')}
        {chosen('COUNTRY')}
      </fieldset>
      <fieldset className="pricebook-company-group">
        <legend>{messages.groups.trade}</legend>
        {chosen('SALES_PERSON')}
        {chosen('CURRENCY')}
        {chosen('APPROVED_APPLICATOR')}
        {(['PRICE_CATEGORY_STRIPS', 'PRICE_CATEGORY_BULK'] as const).map((key) => (
          <CategoryField key={key} form={form} categories={categories} field={key} />
        ))}
        <LogoField
          {...shared('CUSTOM_LOGO')}
          source={attributes}
          readOnly={isSaving}
          value={draft.CUSTOM_LOGO}
          onChange={(logos) => set('CUSTOM_LOGO', logos)}
        />
      </fieldset>
    </>
  );
}
