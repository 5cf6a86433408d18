import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { List } from '../../../lists/list-state';
import { LinkButton } from '../../../ui/controls/button';
import type { PriceRecord } from '../../../wire/price';
import type { ChangedPrice, RecordedPriceChange } from '../../../wire/price-history';
import { priceLabel } from '../../../wire/price-levels';
import type { CellEdits } from '../in-place/cell-edits';
import { displayPrice } from './differences';
import { historyMessages as messages } from './history.messages';
import type { RecordSubject } from './history.types';
import { setBackStartOf, storedPrices } from './set-back';
import type { Pages } from './use-pages';

interface SetBackContext {
  readonly list: List<PriceRecord>;
  readonly subject: RecordSubject;
  /** `undefined` in a read-only list. */
  readonly edits: CellEdits | undefined;
}

/** Renders the button that sets a price back to before a change, where there is one; loads the changes again after a save. */
export function useSetBack(
  { list, subject: { id, sku }, edits }: SetBackContext,
  { items, reload }: Pages<RecordedPriceChange>,
): (difference: ChangedPrice) => ReactNode {
  useSignals();
  const stored = useMemo(() => storedPrices(items), [items]);
  const [pending, setPending] = useState<string>();
  // The list is loaded again after every save of a price, also after a review or an Undo.
  const rows = list.loaded.value;
  const latest = useRef({ rows, reload });
  useEffect(() => {
    const isChanged = latest.current.rows !== rows;
    latest.current = { rows, reload };
    if (isChanged) reload();
  });
  return (difference) => {
    const { key, from, to } = difference;
    const differenceId = [key, from, to].join(' ');
    const isPending = pending === differenceId;
    const start = stored && setBackStartOf(stored, difference);
    if (edits === undefined || id === undefined || start === undefined) return null;
    return (
      <LinkButton
        aria-busy={isPending || undefined}
        aria-label={messages.setBackTo(priceLabel(key), from === '' ? undefined : displayPrice(from))}
        onClick={() => {
          if (isPending) return;
          setPending(differenceId);
          void edits
            .setBack({ id, sku, key, from: start.stored, to: from }, start.isLatest)
            .finally(() => setPending(undefined));
        }}
      >
        {messages.setBack}
      </LinkButton>
    );
  };
}
