import { useState } from 'react';
import type { WidgetHost } from '../../../embed/widget';
import type { List } from '../../../lists/list-state';
import type { ChangeArticlePricesProps } from '../../../upload/session/upload-session.types';
import type { PriceRecord } from '../../../wire/price';
import { changeMessages as messages } from './change-prices.messages';
import { ChangePricesDialog } from './change-prices-dialog';
import { type SelectedPrices, useListTarget } from './use-list-target';
import type { RuleTarget } from './use-rule-form';

interface ChangeListPricesProps {
  readonly host: WidgetHost;
  readonly list: List<PriceRecord>;
  readonly selection: SelectedPrices;
  readonly onDone: () => void;
}

/** Changes prices of a list by a rule. */
export function ChangeListPrices({ host, list, selection, onDone }: ChangeListPricesProps) {
  const target = useListTarget(list, selection);
  const reloadList = () => void list.reload().catch(() => undefined);
  return <ChangePricesDialog host={host} target={target} reloadList={reloadList} onDone={onDone} />;
}

/** Changes the prices of these articles by a rule. */
export function ChangeArticlePrices({ keys, ...props }: ChangeArticlePricesProps) {
  const [target] = useState(
    (): RuleTarget => ({
      options: [{ scope: { kind: 'selected', keys }, label: messages.rowOptions.selected(keys.length), samples: [] }],
      columnKeys: [],
      valueLabel: (_, value) => value,
    }),
  );
  return <ChangePricesDialog {...props} target={target} />;
}
