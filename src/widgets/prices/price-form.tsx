import { RecordSheet } from '../../records/record-sheet';
import { type RecordFormProps, useRecordForm } from '../../records/use-record-form';
import { Banner } from '../../ui/feedback/banner';
import type { ValidationIssue } from '../../ui/form/validation-summary';
import type { PriceRecord } from '../../wire/price';
import { priceLabel } from '../../wire/price-levels';
import { PriceFields } from './price-fields';
import { formMessages as messages } from './price-form.messages';
import { priceKind } from './price-kind';
import { hasGaps, type PriceIssue, priceIssues } from './price-rules';
import { SkuField } from './sku-field';

export function PriceForm(props: RecordFormProps<PriceRecord>) {
  const { host, record } = props;
  const form = useRecordForm(priceKind, props);
  const { mode, base, draft, change } = form;
  return (
    <RecordSheet
      form={form}
      title={messages.title[mode]}
      submit={messages.submit[mode]}
      issues={sortIssues(priceIssues(draft, base)).map(toValidationIssue)}
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

function sortIssues(all: readonly PriceIssue[]): readonly PriceIssue[] {
  return (['choose', 'correct', 'fill'] as const).flatMap((kind) => all.filter((issue) => issue.kind === kind));
}

function toValidationIssue(issue: PriceIssue): ValidationIssue {
  const label = issue.kind === 'choose' ? messages.mainSku : priceLabel(issue.key);
  return { verb: messages.verbs[issue.kind], label };
}
