import type { CompanyFields, CompanyRecord } from '../../api/company-record';
import type { RecordForm } from '../../embed/records/use-record-form';
import { Combobox } from '../../ui/combobox';
import { choiceText } from './choice-field';
import { formMessages as messages, names } from './companies.messages';
import type { CategoryKey } from './company-rules';
import type { usePriceCategories } from './use-price-categories';

interface CategoryFieldProps {
  readonly form: RecordForm<CompanyRecord, CompanyFields>;
  readonly categories: ReturnType<typeof usePriceCategories>;
  readonly field: CategoryKey;
}

/** A price category, one of those of the chosen currency; it says when the chosen one does not exist there. */
export function CategoryField({ form, categories, field }: CategoryFieldProps) {
  const { draft, isSaving, fieldErrors, change } = form;
  const { CURRENCY: currency, [field]: category } = draft;
  const text = choiceText(categories, ({ lists }) => lists?.[field] ?? []);
  const fit = categories.fits[field];
  const gone = fit === 'gone' ? messages.categoryGone(category, currency) : undefined;
  return (
    <Combobox
      {...text}
      label={names[field]}
      required
      readOnly={isSaving || currency === ''}
      placeholder={currency === '' ? messages.currencyFirst : ''}
      hint={currency === '' ? undefined : fit === 'own' ? messages.categoryOwn(category, currency) : text.hint}
      error={fieldErrors[field] ?? text.error ?? gone}
      value={category}
      onChange={(chosen) => change({ ...draft, [field]: chosen })}
    />
  );
}
