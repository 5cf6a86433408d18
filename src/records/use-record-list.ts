import { type Ref, useEffect, useImperativeHandle, useMemo, useState } from 'react';
import type { UploadDetail } from '../embed/events';
import type { ListMethods } from '../embed/list-methods';
import { notifyError } from '../embed/page/notify-error';
import { useIsMounted } from '../embed/use-is-mounted';
import type { WidgetHost } from '../embed/widget';
import { createDownload, type DownloadOptions } from './download-list';
import { createPanels, type Panels } from './panels';
import { recordMessages as messages } from './record.messages';
import type { AnyRecord, RecordKind } from './record.types';
import { createRecordActions, type RecordActions } from './record-actions';
import { loadDetail, type ObservableList, useListEvents } from './use-list-events';

interface RecordListOptions<R extends AnyRecord, D> {
  readonly host: WidgetHost;
  readonly list: ObservableList<R> & { readonly reload: () => Promise<void> };
  readonly kind: RecordKind<R, D>;
  readonly isReadonly: boolean;
  /** Reads a complete record of the current page; `undefined` for any other. */
  readonly read: (id: string) => Promise<R | undefined>;
}

const noMethods = {};

export function useRecordList<R extends AnyRecord, D>(
  options: RecordListOptions<R, D>,
  methods: Ref<ListMethods>,
): RecordActions<R> {
  const [actions] = useState(() => createActions(options, createPanels(options.host)));
  useListMethods(options, actions, methods, noMethods);
  return actions;
}

export type SheetActions<R extends AnyRecord> = ReturnType<typeof createSheetActions<R, never>>;

export interface UploadPanelProps {
  readonly host: WidgetHost;
  /** A file given by the page; otherwise the user chooses one. */
  readonly file: File | undefined;
  readonly reload: () => void;
  /** Called with `undefined` when the back end accepted no file. */
  readonly onDone: (result: UploadDetail | undefined) => void;
}

interface SheetListOptions<R extends AnyRecord, D> extends RecordListOptions<R, D> {
  readonly file: DownloadOptions;
  /** @default new panels */
  readonly panels?: Panels;
  readonly areaMethods?: object;
}

export function useSheetList<R extends AnyRecord, D>(
  options: SheetListOptions<R, D>,
  methods: Ref<ListMethods & Pick<SheetActions<never>, 'upload' | 'download'>>,
): SheetActions<R> {
  const { host, isReadonly, areaMethods } = options;
  const [actions] = useState(() => createSheetActions(options));
  const allMethods = useMemo(() => {
    const { upload, download } = actions;
    return { download, upload: isReadonly ? () => rejectReadonly(host) : upload, ...areaMethods };
  }, [host, actions, isReadonly, areaMethods]);
  useListMethods(options, actions, methods, allMethods);
  return actions;
}

export function createSheetActions<R extends AnyRecord, D>(options: Omit<SheetListOptions<R, D>, 'isReadonly'>) {
  const { host, file, panels = createPanels(host) } = options;
  /** The subject of the upload panel is a given file, `undefined` to let the user choose one. */
  const { open: uploading, show: upload } = panels.panel<File | undefined, UploadDetail>();
  return {
    ...createActions(options, panels),
    uploading,
    upload: (given?: File) =>
      given === undefined || given instanceof File
        ? upload(given)
        : Promise.reject(notifyError(host, 'upload', new TypeError(messages.noFile))),
    download: createDownload(host, file),
  };
}

function createActions<R extends AnyRecord, D>(
  { host, list, kind, read }: Omit<RecordListOptions<R, D>, 'isReadonly'>,
  panels: Panels,
): RecordActions<R> {
  return createRecordActions(host, kind, panels, async (id) => {
    const shown = list.loaded.peek()?.items.find(({ ID }) => String(ID) === id);
    const record = await read(id);
    if (record === undefined) throw new Error(messages.notOnPage(kind.noun, (shown && kind.titleOf(shown)) || id));
    return record;
  });
}

/** Sets the element's methods, including `areaMethods`, and dispatches the list's events. */
function useListMethods<R extends AnyRecord, D, M extends object>(
  { host, list, isReadonly }: RecordListOptions<R, D>,
  actions: RecordActions<R>,
  methods: Ref<ListMethods & M>,
  areaMethods: M,
): void {
  const isMounted = useIsMounted();
  useListEvents(host, list, actions.selection);
  useImperativeHandle(methods, () => {
    const { create, edit } = actions;
    const refuse = () => rejectReadonly(host);
    const writes = isReadonly ? { create: refuse, edit: refuse } : { create, edit };
    const refresh = async () => {
      try {
        await list.reload();
      } catch (cause) {
        if (isMounted.current) throw cause;
      }
      // The widget may have been removed meanwhile.
      return isMounted.current ? loadDetail(list) : undefined;
    };
    return { refresh, ...writes, ...areaMethods };
  }, [host, list, actions, isMounted, isReadonly, areaMethods]);
  useEffect(() => actions.dismiss, [actions]);
}

export function rejectReadonly(host: WidgetHost): Promise<never> {
  return Promise.reject(notifyError(host, 'open', new Error('This list is read-only.')));
}
