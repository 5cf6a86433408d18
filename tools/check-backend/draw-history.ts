import { dateKind } from '../../src/ui/table/column-kinds';
import { displayPrice, percentDifference } from '../../src/widgets/prices/history/differences';
import { historyMessages as messages } from '../../src/widgets/prices/history/history.messages';
import type { RecordedPriceChange, RecordedUpload, TakeBackPreview } from '../../src/wire/price-history';
import { priceLabel } from '../../src/wire/price-levels';
import type { Sample } from './findings';

const rowCount = 3;
const { from, to, difference } = messages.columns;
const priceColumns: readonly string[] = [messages.level, from, to, difference];

/** The first changed prices, with what the dialog says about each. */
function drawn(
  items: readonly RecordedPriceChange[],
  columns: readonly string[],
  cellsOf: (change: RecordedPriceChange) => readonly string[],
): { readonly sample?: Sample } {
  const rows = items.flatMap((change) => {
    const prices = change.differences.map((one) => [
      ...[priceLabel(one.key), displayPrice(one.from), displayPrice(one.to)],
      percentDifference(one.from, one.to),
    ]);
    // A change without a known price is listed all the same.
    return (prices.length > 0 ? prices : [priceColumns.map(() => '')]).map((cells) => [...cellsOf(change), ...cells]);
  });
  return rows.length === 0 ? {} : { sample: { columns: [...columns, ...priceColumns], rows: rows.slice(0, rowCount) } };
}

const shownTime = (at: string): string => dateKind().format(at).text;

export const drawChanges = (items: readonly RecordedPriceChange[]): { readonly sample?: Sample } =>
  drawn(items, ['Main SKU', messages.columns.by, messages.columns.at], ({ sku, action, by, origin, fileName, at }) => [
    ...[sku, [messages.actionBy(action, by), messages.originOf(origin, fileName)].join(' ').trim()],
    shownTime(at),
  ]);

/** The records that taking an upload back would change. */
export const drawTakeBack = ({ items }: TakeBackPreview): { readonly sample?: Sample } =>
  drawn(items, ['Main SKU', messages.affectedRecords], ({ sku, action }) => [sku, messages.willBe[action]]);

export function drawUploads(items: readonly RecordedUpload[]): { readonly sample?: Sample } {
  const rows = items
    .slice(0, rowCount)
    .map((upload) => [
      ...[upload.fileName || '-', messages.person(upload.by), shownTime(upload.at), messages.counts(upload)],
      upload.takenBack === undefined ? '' : messages.takenBack(upload.takenBack.by, shownTime(upload.takenBack.at)),
    ]);
  return rows.length === 0 ? {} : { sample: { columns: ['File', 'By whom', 'When', 'Records', 'Taken back'], rows } };
}
