import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { adoptStyles } from '../../../embed/adopt-styles';
import { notifyError } from '../../../embed/page/notify-error';
import type { WidgetHost } from '../../../embed/widget';
import type { PriceRecord } from '../../../wire/price';
import { isRecord, toText } from '../../../wire/values';
import { AllChangesDialog } from './all-changes-dialog';
import css from './history.css?inline';
import { historyMessages as messages } from './history.messages';
import type { HistoryDialogs, OpenHistoryDialogProps, TakenBack } from './history.types';
import { HistoryDialog } from './history-dialog';
import { TakeBackDialog } from './take-back-dialog';
import { UploadsDialog } from './uploads-dialog';

export function OpenHistoryDialog(props: OpenHistoryDialogProps) {
  useSignals();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Styles are loaded with the dialogs, to keep the first load of the list small.
    if (root.current) adoptStyles(root.current, [css]);
  }, []);
  return (
    <div ref={root} className="pricebook-dialogs">
      {dialogOf(props)}
    </div>
  );
}

function dialogOf({ host, isReadonly, list, loaded, dialog: { subject, close } }: OpenHistoryDialogProps): ReactNode {
  const reload = () => void list.reload().catch(() => undefined);
  const props = { host, list, onClose: () => close(undefined) };
  const edits = isReadonly ? undefined : loaded.value?.edits;
  switch (subject.kind) {
    case 'record':
      return <HistoryDialog {...props} subject={subject} edits={edits} />;
    case 'changes':
      return <AllChangesDialog {...props} />;
    case 'uploads':
      return <UploadsDialog host={host} isReadonly={isReadonly} reload={reload} onClose={() => close(undefined)} />;
    case 'take-back':
      return <TakeBackDialog host={host} ids={[subject.id]} reload={reload} onDone={close} />;
  }
}

export interface HistoryContext {
  readonly host: WidgetHost;
  readonly show: HistoryDialogs['show'];
  readonly readRecord: (id: string) => Promise<PriceRecord | undefined>;
}

export async function openHistory({ host, show, readRecord }: HistoryContext, given: unknown): Promise<undefined> {
  const givenRecord = isRecord(given) ? given : { ID: given };
  const record = toText(givenRecord.MAIN_SKU) === '' ? await readRecord(toText(givenRecord.ID)) : givenRecord;
  if (record === undefined) throw notifyError(host, 'open', new Error(messages.noRecord));
  const { ID } = record;
  const id = typeof ID === 'number' || (typeof ID === 'string' && ID !== '') ? ID : undefined;
  await show({ kind: 'record', id, sku: toText(record.MAIN_SKU), group: toText(record.GROUP_NAME) });
}

export async function openTakeBack({ host, show }: HistoryContext, id: unknown): Promise<TakenBack | undefined> {
  if (typeof id !== 'number' && (typeof id !== 'string' || id === ''))
    throw notifyError(host, 'open', new Error(messages.noUpload));
  return show({ kind: 'take-back', id });
}
