import { productLabels } from '../../entity/product-labels.messages';
import { derivedFromTexts } from '../../texts/define-messages';
import { inputNumber, listSeparator, shownNumber } from '../../texts/notation';
import { VisuallyHidden } from '../../ui/controls/visually-hidden';
import type { ColumnKind } from '../../ui/table/column-kinds';
import { textKind } from '../../ui/table/column-kinds';
import { fieldColumns } from '../../ui/table/field-columns';
import type { CellEditor, TableColumn, TableColumnGroup } from '../../ui/table/table.types';
import type { PriceRecord } from '../../wire/price';
import { formatPrice } from '../../wire/price-format';
import { currencies, levelLabel, type PriceKey, priceKeysOf, priceLabel } from '../../wire/price-levels';
import { productFields } from '../../wire/product';
import { currencyClass } from './currency-styles';
import { isSavePending, type ShownRecord } from './in-place/shown-record';
import { messages } from './prices.messages';

/** A decimal with 2 to 4 decimals and grouped thousands, or a text such as POA. */
export const priceColumnKind: ColumnKind = {
  align: 'end',
  format(value) {
    if (value instanceof PendingText)
      return { ...priceColumnKind.format(value.text), look: 'saving', note: messages.notSaved };
    if (value instanceof DraftText) return { text: inputNumber(value.text), look: 'unsaved', note: messages.notSaved };
    const cell = textKind.format(value);
    if (cell.look === 'none') return cell;
    const formatted = formatPrice(cell.text);
    return formatted === undefined ? { text: cell.text, look: 'word' } : { text: shownNumber(formatted) };
  },
  draw({ text: shown, look, note }) {
    if (look === 'saving') return <span aria-busy="true">{shown}</span>;
    if (note === undefined) return shown;
    return (
      <>
        {shown}
        <VisuallyHidden>
          {listSeparator()}
          {note}
        </VisuallyHidden>
      </>
    );
  },
};

/** A price whose save is pending, for `price.format`. */
class PendingText {
  constructor(readonly text: string) {}
}

/** A typed text that was not saved, for `price.format`. */
class DraftText {
  constructor(readonly text: string) {}
}

export const priceText = (value: string): string => priceColumnKind.format(value).text;

const { MAIN_SKU, GROUP_NAME, ...otherProductFields } = productFields;

/** The columns of the product, in default order; only the first cannot be hidden or moved. */
export const productColumns = derivedFromTexts((): readonly TableColumn<PriceRecord>[] =>
  [
    ...fieldColumns({ MAIN_SKU, GROUP_NAME }, productLabels, (record: PriceRecord, key) => record[key]),
    ...fieldColumns(otherProductFields, productLabels, ({ product }: PriceRecord, key) => product[key]),
  ].map((column) => (column.key === 'DESCRIPTION' ? { ...column, isFrozenBesideGroups: true } : column)),
);

export const productColumnKeys: readonly string[] = productColumns().map(({ key }) => key);

/** The read-only price columns of each currency. Headers show the level; their accessible names have the currency too. */
export const priceGroups = derivedFromTexts(() => priceGroupsWith(() => undefined));

export function priceGroupsWith(
  editorOf: (key: PriceKey) => CellEditor<PriceRecord> | undefined,
): readonly TableColumnGroup<PriceRecord>[] {
  return currencies.map((currency) => ({
    name: currency,
    note: messages.priceLevels,
    className: currencyClass(currency),
    columns: priceKeysOf(currency).map((key) => {
      const editor = editorOf(key);
      return {
        key,
        name: levelLabel(key),
        label: priceLabel(key),
        width: 88,
        kind: priceColumnKind,
        value: (record: ShownRecord) => cellValueOf(record, key),
        ...(editor && { editor }),
      };
    }),
  }));
}

/** What a cell shows: a draft before the price whose save is pending, and that before the stored one. */
function cellValueOf(record: ShownRecord, key: PriceKey): unknown {
  const draft = record.drafts?.[key];
  if (draft !== undefined) return new DraftText(draft);
  return isSavePending(record, key) ? new PendingText(record[key]) : record[key];
}
