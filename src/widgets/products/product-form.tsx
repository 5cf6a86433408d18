import { useState } from 'react';
import { fetchCompanyList } from '../../api/company-list';
import type { ProductRecord } from '../../api/product-record';
import { fetchProductAttributes } from '../../api/products';
import { RecordSheet } from '../../embed/records/record-sheet';
import { type RecordFormProps, useRecordForm } from '../../embed/records/use-record-form';
import { useRead } from '../../embed/use-read';
import { Banner } from '../../ui/banner';
import { ImageField } from './image-field';
import { obstacles } from './product-draft';
import { ProductFields, type ProductSection } from './product-fields';
import { formMessages as messages } from './product-form.messages';
import { productKind } from './product-kind';

const sections: readonly ProductSection[] = [
  {
    title: messages.sections.product,
    keys: ['MAIN_SKU', 'GROUP_NAME', 'SUB_GROUP', 'LOOKUP_SKU', 'STATUS', 'DESCRIPTION'],
  },
  {
    title: messages.sections.measures,
    keys: ['UNIT', 'UNIT_SIZE', 'STANDARD_ROLL_LENGTH', 'CROWNED_STRIP_LENGTH', 'WEIGHT_PER_UNIT'],
  },
  { title: messages.sections.order, keys: ['ORDER_QUANTITY', 'LEAD_TIME', 'APPLICATION_GROUP'] },
  {
    title: messages.sections.logo,
    keys: ['LOGO_CHANGEABLE', 'PRIME_LOGO_NAMES', 'EXCLUSIVE', 'EXCLUSIVE_FOR_COMPANY'],
  },
];

/** The create and edit panel of a product. */
export function ProductForm(props: RecordFormProps<ProductRecord>) {
  const { client } = props.host;
  const form = useRecordForm(productKind, props);
  const [hasFile, setHasFile] = useState(false);
  const attributes = useRead('attributes', () => fetchProductAttributes(client));
  const companies = useRead('companies', async () =>
    (await fetchCompanyList(client)).map(({ COMPANY_NAME }) => COMPANY_NAME),
  );
  const unsent = hasFile ? [{ verb: messages.image.obstacle, label: messages.image.file }] : [];
  const choices = {
    ...(attributes.reading.kind === 'loaded' && attributes.reading.value),
    ...(companies.reading.kind === 'loaded' && { EXCLUSIVE_FOR_COMPANY: companies.reading.value }),
  };
  const failures = [attributes, companies].flatMap(({ reading, reload }) =>
    reading.kind === 'failed' ? [{ why: reading.error.message, reload }] : [],
  );
  return (
    <RecordSheet
      form={form}
      title={messages.title}
      submit={messages.submit[form.mode]}
      obstacles={[...obstacles(form.draft, form.base), ...unsent]}
    >
      {failures.map(({ why, reload }) => (
        <Banner
          key={why}
          tone="warning"
          actions={
            <button type="button" className="pricebook-link" onClick={reload}>
              {messages.tryAgain}
            </button>
          }
        >
          {messages.choicesFailed(why)}
        </Banner>
      ))}
      {sections.map((section, place) => (
        <ProductFields key={section.title} section={section} form={form} choices={choices}>
          {place === 0 && (
            <ImageField
              host={props.host}
              address={form.draft.IMAGE_URL}
              error={form.fieldErrors.IMAGE_URL}
              onChange={(IMAGE_URL) => form.change({ ...form.draft, IMAGE_URL })}
              onFile={setHasFile}
            />
          )}
        </ProductFields>
      ))}
    </RecordSheet>
  );
}
