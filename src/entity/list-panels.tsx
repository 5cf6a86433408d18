import { useSignals } from '@preact/signals-react/runtime';
import type { ComponentType } from 'react';
import type { WidgetHost } from '../embed/widget';
import type { RecordActions } from '../lists/actions/record-actions';
import type { SheetActions, UploadPanelProps } from '../lists/actions/use-sheet-list';
import type { ShowableList } from '../record/show-record';
import type { RecordFormProps } from '../record/use-record-form';
import { lazyDialog } from '../ui/overlays/lazy-dialog';
import type { Identity } from '../wire/field';
import type { DeletePanelProps } from './delete-panel';

const DeletePanel = lazyDialog(
  'delete confirmation',
  async () => (await import('./delete-panel')).DeletePanel,
  ({ onClose }) => onClose,
);

export interface PanelsOfList<R> {
  readonly Form: ComponentType<RecordFormProps<R>>;
  readonly Upload?: ComponentType<UploadPanelProps>;
  /** Names the record in the question whether to delete it. @default its title */
  readonly describe?: (record: R) => string;
}

interface ListPanelsProps<R extends Identity> {
  readonly host: WidgetHost;
  readonly entity: DeletePanelProps<R>['entity'] & { readonly titleOf: (record: R) => string };
  readonly list: ShowableList & { readonly reload: () => Promise<void> };
  readonly actions: RecordActions<R> & Partial<Pick<SheetActions<R>, 'uploading'>>;
  readonly panels: PanelsOfList<R>;
}

export function ListPanels<R extends Identity>({ host, entity, list, actions, panels }: ListPanelsProps<R>) {
  useSignals();
  const { Form, Upload, describe = entity.titleOf } = panels;
  const form = actions.form.value;
  const upload = actions.uploading?.value;
  const record = actions.deleting.value;
  const reload = () => void list.reload().catch(() => undefined);
  const close = () => {
    actions.deleting.value = undefined;
  };
  return (
    <>
      {form && <Form host={host} list={list} record={form.subject} reload={reload} onDone={form.close} />}
      {Upload && upload && <Upload host={host} start={upload.subject} reload={reload} onDone={upload.close} />}
      {record && <DeletePanel {...{ host, entity, actions, reload }} name={describe(record)} onClose={close} />}
    </>
  );
}

export const lazyPanel = <P extends { readonly onDone: (outcome: undefined) => void }>(
  chunk: string,
  load: () => Promise<ComponentType<P>>,
) =>
  lazyDialog(
    chunk,
    load,
    ({ onDone }: P) =>
      () =>
        onDone(undefined),
  );
