import { RecordSheet } from '../../records/record-sheet';
import { type RecordFormProps, useRecordForm } from '../../records/use-record-form';
import { Banner } from '../../ui/feedback/banner';
import type { ValidationIssue } from '../../ui/form/validation-summary';
import type { PriceRecord } from '../../wire/price';
import { priceLabel } from '../../wire/price-levels';
import { PriceFields } from './price-fields';
import { formMessages as messages } from './price-form.messages';
import { priceKind } from './price-kind';
import { hasGaps, obstacles, type PriceObstacle } from './price-rules';
import { SkuField } from './sku-field';

/** The create and edit panel of a price. */
export function PriceForm(props: RecordFormProps<PriceRecord>) {
  const { host, record } = props;
  const form = useRecordForm(priceKind, props);
  const { mode, base, draft, change } = form;
  return (
    <RecordSheet
      form={form}
      title={messages.title[mode]}
      submit={messages.submit[mode]}
      issues={inOrder(obstacles(draft, base)).map(sayObstacle)}
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

/** What is wrong is said before what is only missing. */
function inOrder(all: readonly PriceObstacle[]): readonly PriceObstacle[] {
  return (['choose', 'correct', 'fill'] as const).flatMap((kind) => all.filter((obstacle) => obstacle.kind === kind));
}

function sayObstacle(obstacle: PriceObstacle): ValidationIssue {
  const label = obstacle.kind === 'choose' ? messages.mainSku : priceLabel(obstacle.key);
  return { verb: messages.missing[obstacle.kind], label };
}
