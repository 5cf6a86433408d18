import { useState } from 'react';
import { fetchCompanyList } from '../../api/resources/company-list';
import { fetchProductAttributes } from '../../api/resources/products';
import { RecordSheet } from '../../record/record-sheet';
import { useFetch } from '../../record/use-fetch';
import { type RecordFormProps, useRecordForm } from '../../record/use-record-form';
import { LinkButton } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { retryOf } from '../../ui/feedback/retry';
import type { ProductRecord } from '../../wire/product';
import { ImageField } from './image-field';
import { productKind, productRules } from './product-draft';
import { ProductFields, type ProductSection } from './product-fields';
import { formMessages as messages } from './product-form.messages';
import type { PendingFile } from './use-image-upload';

const sections: readonly ProductSection[] = [
  {
    name: 'product',
    keys: ['MAIN_SKU', 'GROUP_NAME', 'SUB_GROUP', 'LOOKUP_SKU', 'STATUS', 'DESCRIPTION'],
  },
  {
    name: 'measures',
    keys: ['UNIT', 'UNIT_SIZE', 'STANDARD_ROLL_LENGTH', 'CROWNED_STRIP_LENGTH', 'WEIGHT_PER_UNIT'],
  },
  { name: 'order', keys: ['ORDER_QUANTITY', 'LEAD_TIME', 'APPLICATION_GROUP'] },
  {
    name: 'logo',
    keys: ['LOGO_CHANGEABLE', 'PRIME_LOGO_NAMES', 'EXCLUSIVE', 'EXCLUSIVE_FOR_COMPANY'],
  },
];

export function ProductForm(props: RecordFormProps<ProductRecord>) {
  const { client } = props.host;
  const form = useRecordForm(productKind, props);
  const [pending, setPending] = useState<PendingFile>();
  const attributes = useFetch('attributes', () => fetchProductAttributes(client));
  const companies = useFetch('companies', async () =>
    (await fetchCompanyList(client)).map(({ COMPANY_NAME }) => COMPANY_NAME),
  );
  const pendingIssues = pending ? [{ verb: messages.image.pending[pending], label: messages.image.file }] : [];
  const choices = {
    ...(attributes.state.kind === 'loaded' && attributes.state.value),
    ...(companies.state.kind === 'loaded' && { EXCLUSIVE_FOR_COMPANY: companies.state.value }),
  };
  const failed = [attributes, companies].flatMap(({ state, reload }) =>
    state.kind === 'failed' ? [{ error: state.error, reload }] : [],
  );
  const reloadFailed = () => {
    for (const { reload } of failed) reload();
  };
  return (
    <RecordSheet
      form={form}
      title={messages.title}
      submitLabel={messages.submit[form.mode]}
      issues={[...productRules.issues(form.draft, form.base, form.unknownFields), ...pendingIssues]}
    >
      {failed[0] && (
        <Banner tone="warning" actions={<LinkButton {...retryOf(failed[0].error, reloadFailed)} />}>
          {messages.choicesFailed([...new Set(failed.map(({ error }) => error.message))].join(' '))}
        </Banner>
      )}
      {sections.map((section, index) => (
        <ProductFields key={section.name} section={section} form={form} choices={choices}>
          {index === 0 && (
            <ImageField
              host={props.host}
              isLocked={form.isSaving}
              address={form.draft.IMAGE_URL}
              note={form.noteOf('IMAGE_URL')}
              error={productRules.problemOf('IMAGE_URL', form.draft, form.base) ?? form.fieldErrors.IMAGE_URL}
              onChange={(IMAGE_URL) => form.change({ ...form.draft, IMAGE_URL })}
              onPending={setPending}
            />
          )}
        </ProductFields>
      ))}
    </RecordSheet>
  );
}
