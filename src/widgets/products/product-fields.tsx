import type { ReactNode } from 'react';
import { EntityField } from '../../entity/entity-field';
import { textOptions } from '../../record/fetched-choices';
import type { RecordForm } from '../../record/use-record-form';
import type { Field } from '../../wire/field';
import { type ProductKey, type ProductRecord, productFields } from '../../wire/product';
import { type ProductDraft, productRules } from './product-draft';
import { formMessages as messages } from './product-form.messages';

export interface ProductSection {
  readonly name: keyof typeof messages.sections;
  readonly keys: readonly ProductKey[];
}

interface ProductFieldsProps {
  readonly section: ProductSection;
  readonly form: RecordForm<ProductRecord, ProductDraft>;
  /** Choices and suggestions that are loaded, by field. */
  readonly choices: Readonly<Partial<Record<string, readonly string[]>>>;
  readonly children?: ReactNode;
}

export function ProductFields({ section, form, choices, children }: ProductFieldsProps) {
  const headingId = `pricebook-section-${section.keys[0]}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a grid
    <div className="pricebook-product-section" role="group" aria-labelledby={headingId}>
      <h3 id={headingId}>{messages.sections[section.name]}</h3>
      <div className="pricebook-product-fields">
        {section.keys.map((key) => {
          const { multiline, kind }: Field = productFields[key];
          const field = (
            <EntityField
              key={key}
              rules={productRules}
              form={form}
              name={key}
              choices={{ options: textOptions(choices[key] ?? []) }}
              hint={kind === 'companies' ? messages.companiesHint : undefined}
            />
          );
          return multiline ? (
            <div key={key} className="pricebook-product-wide">
              {field}
            </div>
          ) : (
            field
          );
        })}
      </div>
      {children}
    </div>
  );
}
