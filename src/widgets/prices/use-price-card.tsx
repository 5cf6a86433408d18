import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import type { RowAction, TableColumn } from '../../ui/table/table.types';
import type { PriceRecord } from '../../wire/price';
import { productColumns } from './prices.columns';

const PriceCard = lazyDialog(
  'price card',
  async () => (await import('./price-card')).PriceCard,
  ({ onClose }) => onClose,
);

/** Returns the product columns and the open card. In a narrow list, the SKU opens its row as a card. */
export function usePriceCard(actions: readonly RowAction<PriceRecord>[]): {
  readonly columns: readonly TableColumn<PriceRecord>[];
  readonly dialog: ReactNode;
} {
  const [record, setRecord] = useState<PriceRecord>();
  const [columns] = useState(() =>
    productColumns.map((column) => (column.key === 'MAIN_SKU' ? { ...column, open: setRecord } : column)),
  );
  const dialog = record && <PriceCard record={record} actions={actions} onClose={() => setRecord(undefined)} />;
  return { columns, dialog };
}
