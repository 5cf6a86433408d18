import type { RecordForm } from '../../records/use-record-form';
import { Combobox } from '../../ui/form/combobox';
import { type CategoryKey, type CompanyFields, type CompanyRecord, companyFields } from '../../wire/company';
import { choiceText } from './choice-field';
import { formMessages as messages } from './companies.messages';
import type { usePriceCategories } from './use-price-categories';

interface CategoryFieldProps {
  readonly form: RecordForm<CompanyRecord, CompanyFields>;
  readonly categories: ReturnType<typeof usePriceCategories>;
  readonly field: CategoryKey;
}

/** Chooses a price category of the current currency; shows an error for one that the currency does not have. */
export function CategoryField({ form, categories, field }: CategoryFieldProps) {
  const { draft, isSaving, fieldErrors, change } = form;
  const { CURRENCY: currency, [field]: category } = draft;
  const text = choiceText(categories, ({ lists }) => lists?.[field] ?? []);
  const fit = categories.fits[field];
  const storedHint = fit === 'stored' ? messages.categoryStored(category, currency) : undefined;
  const hint = currency === '' ? undefined : (storedHint ?? text.hint);
  const error = fit === 'unavailable' ? messages.categoryUnavailable(category, currency) : undefined;
  return (
    <Combobox
      {...text}
      loading={currency === '' ? undefined : text.loading}
      label={companyFields[field].label}
      required
      readOnly={isSaving || currency === ''}
      placeholder={currency === '' ? messages.currencyFirst : ''}
      hint={hint ?? form.noteOf(field)}
      error={fieldErrors[field] ?? text.error ?? error}
      value={category}
      onChange={(chosen) => change({ ...draft, [field]: chosen })}
    />
  );
}
