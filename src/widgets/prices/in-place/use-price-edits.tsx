import { computed, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo, useState } from 'react';
import type { WidgetHost } from '../../../embed/widget';
import type { List } from '../../../lists/list-state';
import { pausedWhile } from '../../../lists/paused-signal';
import { whenSet } from '../../../lists/when-set';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import type { PriceRecord } from '../../../wire/price';
import type { Id } from '../../../wire/values';
import { priceGroups, priceGroupsWith } from '../prices.columns';
import { CellEditor } from './cell-editor';
import type { PriceEditingProps } from './price-editing';
import type { LoadedEditing, PriceEditing } from './price-editing.types';

const LoadedPriceEditing = lazyPart('price editing', async () => (await import('./price-editing')).PriceEditing);

/** Editing prices in their cells: the columns, the rows with what is not saved yet, and the parts that are loaded with them. */
export function usePriceEdits({ client }: WidgetHost, list: List<PriceRecord>, isReadonly: boolean) {
  const { apiBase } = client;
  const [{ loaded, listWithUnsaved, readNewest }] = useState(() => createEdits(list));
  const readonlyGroups = priceGroups();
  const groups = useMemo(() => {
    if (isReadonly) return readonlyGroups;
    const { editing } = list;
    return priceGroupsWith((key) => ({
      canEdit: ({ MAIN_SKU }) => MAIN_SKU !== '',
      onRefused: () => whenSet(loaded, ({ edits }) => edits.notifyNotEditable(key)),
      render: (record, close) => <CellEditor {...{ apiBase, editing, loaded, record, close }} priceKey={key} />,
    }));
  }, [apiBase, list, loaded, isReadonly, readonlyGroups]);
  return { groups, loaded, listWithUnsaved, readNewest };
}

function createEdits(list: List<PriceRecord>) {
  const loaded: LoadedEditing = signal<PriceEditing>();
  const pageWithUnsaved = computed(() => {
    const page = list.loaded.value;
    return loaded.value ? loaded.value.unsaved.withUnsaved(page) : page;
  });
  const listWithUnsaved: List<PriceRecord> = {
    ...list,
    loaded: pageWithUnsaved,
    // Rows do not change under an open editor, which would close it.
    displayed: pausedWhile(
      list.editing.isOpen,
      computed(() => ({ loaded: pageWithUnsaved.value, error: list.error.value })),
    ),
  };
  return {
    loaded,
    listWithUnsaved,
    /** Finds a record on the current page, once its saves have ended. Its records have all fields. */
    async readNewest(id: Id): Promise<PriceRecord | undefined> {
      await loaded.peek()?.unsaved.whenSettled(id);
      if (list.loaded.peek() === undefined) await list.reload();
      const row = list.loaded.peek()?.items.find(({ ID }) => String(ID) === String(id));
      return row && (loaded.peek()?.unsaved.newest(row) ?? row);
    },
  };
}

/** Edits prices once the first rows are shown. While the list shows a failure, this code is not requested: the list's button loads both. */
export function LazyPriceEditing(props: PriceEditingProps) {
  useSignals();
  const { list, loaded } = props;
  const isShown = loaded.value !== undefined || list.error.value === undefined;
  return list.hasPaintedRows.value && isShown && <LoadedPriceEditing {...props} />;
}
