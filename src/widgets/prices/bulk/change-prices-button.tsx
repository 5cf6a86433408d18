import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { Percent } from 'lucide-react';
import { useEffect, useState } from 'react';
import { currentUserKey, hasDrafts } from '../../../api/drafts/draft-key';
import { apiOrigin } from '../../../api/session/api-origin';
import { takeOverDrafts } from '../../../api/session/draft-storage';
import type { WidgetHost } from '../../../embed/widget';
import type { Panels } from '../../../lists/actions/panels';
import type { List } from '../../../lists/list-state';
import { withTexts } from '../../../texts/text-parts';
import { Button } from '../../../ui/controls/button';
import { lazyDialog } from '../../../ui/overlays/lazy-dialog';
import type { PriceRecord } from '../../../wire/price';
import { messages } from '../prices.messages';
import { draftForm } from './draft-form';

const ChangeListPrices = lazyDialog(
  'price changes',
  withTexts(
    'uploads',
    withTexts('rules', async () => (await import('./change-prices')).ChangeListPrices),
  ),
  ({ onDone }) => onDone,
);

interface ChangePricesButtonProps {
  readonly host: WidgetHost;
  readonly list: List<PriceRecord>;
  readonly selection: ReadonlySignal<ReadonlyMap<string | number, PriceRecord> | undefined>;
  readonly panels: Panels;
}

/** The button that opens the change of many prices. */
export function ChangePricesButton({ panels, ...props }: ChangePricesButtonProps) {
  useSignals();
  const [panel] = useState(() => panels.createPanel<undefined, undefined>());
  const { apiBase } = props.host.client;
  // What was open when the session expired, the page was loaded again or its window closed.
  useEffect(() => {
    takeOverDrafts(apiOrigin(apiBase), currentUserKey(apiBase));
    if (hasDrafts({ apiBase, form: draftForm })) panels.openIfNoneIsOpen(() => panel.show(undefined));
  }, [apiBase, panel, panels]);
  const dialog = panel.openPanel.value;
  return (
    <>
      <Button variant="quiet" icon={Percent} onClick={() => panels.openIfNoneIsOpen(() => panel.show(undefined))}>
        <span>{messages.changePrices}</span>
      </Button>
      {dialog && <ChangeListPrices {...props} onDone={() => dialog.close(undefined)} />}
    </>
  );
}
