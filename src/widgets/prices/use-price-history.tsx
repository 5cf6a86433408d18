import { useSignals } from '@preact/signals-react/runtime';
import { History } from 'lucide-react';
import { useMemo, useState } from 'react';
import { isPermitted } from '../../api/session/session';
import { notifyError } from '../../embed/page/notify-error';
import type { WidgetHost } from '../../embed/widget';
import type { Panels } from '../../lists/actions/panels';
import { rejectReadonly } from '../../lists/actions/use-record-list';
import { withTexts } from '../../texts/text-parts';
import { chunkLoader } from '../../ui/feedback/load-chunk';
import { lazyDialog } from '../../ui/overlays/lazy-dialog';
import type { RowAction } from '../../ui/table/table.types';
import type { PriceRecord } from '../../wire/price';
import type { HistoryDialogs, OpenHistoryDialogProps, TakenBack } from './history/history.types';
import { messages } from './prices.messages';

interface HistoryOptions {
  readonly host: WidgetHost;
  readonly panels: Panels;
  readonly isEnabled: boolean;
  readonly isReadonly: boolean;
  readonly readRecord: (id: string) => Promise<PriceRecord | undefined>;
}

interface PriceHistoryParts {
  /** The dialog that is open, as a signal. */
  readonly shownDialog: HistoryDialogs['openPanel'];
  readonly rowButtons: readonly RowAction<PriceRecord>[];
  /** Opens the changes of all SKUs, or the uploads; `undefined` without the attribute or the permission. */
  readonly showAll: ((kind: 'changes' | 'uploads') => void) | undefined;
  readonly methods: {
    readonly history: (record: unknown) => Promise<undefined>;
    readonly takeBack: (id: unknown) => Promise<TakenBack | undefined>;
  };
}

const importHistory = withTexts('history', async () => {
  const { OpenHistoryDialog: Component, openHistory, openTakeBack } = await import('./history/price-history');
  return { Component, openHistory, openTakeBack };
});
const loadHistory = chunkLoader('price history', importHistory);

/** Price history and past uploads: the row's button, the toolbar's button, and the element's methods. */
export function usePriceHistory({
  host,
  panels,
  isEnabled,
  isReadonly,
  readRecord,
}: HistoryOptions): PriceHistoryParts {
  useSignals();
  const isShown = isEnabled && isPermitted(host.session.value, 'prices.history');
  const [dialogs] = useState((): HistoryDialogs => panels.createPanel());
  return useMemo(() => {
    const { show } = dialogs;
    const withHistoryCode = async <T,>(
      open: (code: Awaited<ReturnType<typeof loadHistory>>) => Promise<T>,
    ): Promise<T> => {
      if (!isEnabled) throw notifyError(host, 'open', new Error(messages.historyOff));
      return open(
        await loadHistory().catch((cause: unknown) => {
          throw notifyError(host, 'open', cause);
        }),
      );
    };
    const rowButton: RowAction<PriceRecord> = {
      get name() {
        return messages.history;
      },
      icon: History,
      tone: 'quiet',
      labelOf: ({ MAIN_SKU }) => messages.historyOf(MAIN_SKU),
      onPick: ({ ID, MAIN_SKU, GROUP_NAME }) =>
        panels.openIfNoneIsOpen(() => show({ kind: 'record', id: ID, sku: MAIN_SKU, group: GROUP_NAME })),
    };
    return {
      shownDialog: dialogs.openPanel,
      rowButtons: isShown ? [rowButton] : [],
      showAll: isShown ? (kind) => panels.openIfNoneIsOpen(() => show({ kind })) : undefined,
      methods: {
        history: (record: unknown) =>
          withHistoryCode(({ openHistory }) => openHistory({ host, show, readRecord }, record)),
        takeBack: (id: unknown) =>
          isReadonly
            ? rejectReadonly(host)
            : withHistoryCode(({ openTakeBack }) => openTakeBack({ host, show, readRecord }, id)),
      },
    };
  }, [host, panels, dialogs, isEnabled, isShown, isReadonly, readRecord]);
}

const OpenHistoryDialog = lazyDialog(
  'price history',
  async () => (await importHistory()).Component,
  ({ dialog }) =>
    () =>
      dialog.close(undefined),
);

interface PriceHistoryProps extends Omit<OpenHistoryDialogProps, 'dialog'> {
  readonly shownDialog: HistoryDialogs['openPanel'];
}

export function PriceHistory({ shownDialog, ...props }: PriceHistoryProps) {
  useSignals();
  return shownDialog.value && <OpenHistoryDialog {...props} dialog={shownDialog.value} />;
}
