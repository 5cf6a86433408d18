import type { ReactNode } from 'react';
import type { RecordForm } from '../../record/use-record-form';
import { MultiCombobox, SuggestField, SuggestListField } from '../../ui/form/combobox';
import { Field } from '../../ui/form/field';
import { SelectField } from '../../ui/form/select-field';
import { TextField } from '../../ui/form/text-field';
import { statuses, type Field as WireField } from '../../wire/field';
import { type ProductKey, type ProductRecord, productFields } from '../../wire/product';
import { isListKey, type ProductDraft, problemOf } from './product-draft';
import { formMessages as messages } from './product-form.messages';

export interface ProductSection {
  readonly title: string;
  readonly keys: readonly ProductKey[];
}

interface ProductFieldsProps {
  readonly section: ProductSection;
  readonly form: RecordForm<ProductRecord, ProductDraft>;
  readonly choices: Readonly<Partial<Record<string, readonly string[]>>>;
  readonly children?: ReactNode;
}

export function ProductFields({ section, form, choices, children }: ProductFieldsProps) {
  const headingId = `pricebook-section-${section.keys[0]}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a grid
    <div className="pricebook-product-section" role="group" aria-labelledby={headingId}>
      <h3 id={headingId}>{section.title}</h3>
      <div className="pricebook-product-fields">
        {section.keys.map((key) => (
          <ProductField key={key} name={key} form={form} values={choices[key]} />
        ))}
      </div>
      {children}
    </div>
  );
}

interface ProductFieldProps extends Pick<ProductFieldsProps, 'form'> {
  readonly name: ProductKey;
  /** `undefined` without choices, and while they are loading. */
  readonly values: readonly string[] | undefined;
}

const asOption = (value: string) => ({ value, label: value });
const yesNo = [{ value: '', label: messages.unset }, asOption(messages.yes), asOption(messages.no)];
const statusOptions = statuses.map(asOption);

function ProductField({ name, form, values = [] }: ProductFieldProps) {
  const { draft, base, isSaving } = form;
  const change = (value: string | readonly string[]) => form.change({ ...draft, [name]: value });
  const { kind, label, ...field }: WireField = productFields[name];
  const text = { label, hint: form.noteOf(name), error: problemOf(name, draft, base) ?? form.fieldErrors[name] };
  const options = values.map(asOption);
  if (isListKey(name)) {
    const list = { ...text, readOnly: isSaving, options, value: draft[name], onChange: change };
    return kind === 'companies' ? (
      <MultiCombobox {...list} hint={text.hint ?? messages.companiesHint} />
    ) : (
      <SuggestListField {...list} hint={text.hint ?? messages.listHint} />
    );
  }
  const value = draft[name];
  if (kind === 'status' || kind === 'yes-no')
    return (
      <SelectField {...text} options={kind === 'status' ? statusOptions : yesNo} value={value} onChange={change} />
    );
  if (field.suggested)
    return <SuggestField {...text} readOnly={isSaving} options={options} value={value} onChange={change} />;
  if (field.multiline)
    return (
      <div className="pricebook-product-wide">
        <Field {...text}>
          {(control) => (
            <textarea
              {...control}
              className="pricebook-input"
              rows={2}
              readOnly={isSaving}
              value={value}
              onChange={(event) => change(event.target.value)}
            />
          )}
        </Field>
      </div>
    );
  const isNumber = kind === 'number';
  return (
    <TextField
      {...text}
      autoComplete="off"
      content={isNumber ? 'number' : 'text'}
      {...(isNumber && { inputMode: 'decimal' as const })}
      readOnly={isSaving}
      value={value}
      onChange={change}
    />
  );
}
