import { RecordSheet } from '../../record/record-sheet';
import { type RecordFormProps, useRecordForm } from '../../record/use-record-form';
import { Banner } from '../../ui/feedback/banner';
import type { ValidationIssue } from '../../ui/form/validation-summary';
import type { PriceRecord } from '../../wire/price';
import { priceLabel } from '../../wire/price-levels';
import { hasGaps } from './editable-prices';
import { type PriceDraft, priceIssues } from './price-draft';
import { PriceFields } from './price-fields';
import { formMessages as messages } from './price-form.messages';
import { priceKind } from './price-kind';
import { SkuField } from './sku-field';

export function PriceForm(props: RecordFormProps<PriceRecord>) {
  const { host, record } = props;
  const form = useRecordForm(priceKind, props);
  const { mode, base, draft, change } = form;
  return (
    <RecordSheet
      form={form}
      title={messages.title[mode]}
      submitLabel={messages.submit[mode]}
      issues={issuesOf(draft, base)}
    >
      <SkuField client={host.client} record={record} draft={draft} onChange={change} />
      {record !== undefined && hasGaps(record) && <Banner tone="warning">{messages.gaps}</Banner>}
      <PriceFields draft={draft} record={base} isLocked={form.isSaving} onChange={change} />
      <p className="pricebook-hint">
        {messages.hint} <span className="pricebook-keys">{messages.keys}</span>
      </p>
    </RecordSheet>
  );
}

/** The validation issues, sorted by verb. */
function issuesOf(draft: PriceDraft, base: PriceRecord | undefined): readonly ValidationIssue[] {
  const issues = priceIssues(draft, base);
  const issuesByVerb = (['choose', 'correct', 'fill'] as const).flatMap((kind) =>
    issues.filter((issue) => issue.kind === kind),
  );
  return issuesByVerb.map((issue) => ({
    verb: messages.verbs[issue.kind],
    label: issue.kind === 'choose' ? messages.mainSku : priceLabel(issue.key),
  }));
}
