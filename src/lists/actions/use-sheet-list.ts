import { type Ref, useMemo, useState } from 'react';
import type { WidgetEvents } from '../../embed/events';
import type { ListMethods } from '../../embed/list-methods';
import { notifyError } from '../../embed/page/notify-error';
import type { WidgetHost } from '../../embed/widget';
import type { Identity } from '../../wire/field';
import { actionMessages as messages } from './actions.messages';
import { createDownload, type DownloadOptions } from './download-list';
import { createPanels, type Panel, type Panels } from './panels';
import { createRecordActions, type RecordActions } from './record-actions';
import { type RecordListOptions, rejectReadonly, useListMethods } from './use-record-list';

type Uploaded = WidgetEvents['pricebook-upload'];

/**
 * How the upload panel opens: to choose a file, with a given file, with the review that waits for confirmation, or
 * with the number of files that were dropped at once.
 */
export type UploadStart =
  | { readonly kind: 'choose' | 'review' }
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'several'; readonly files: number };

export interface SheetActions<R> extends RecordActions<R> {
  /** The upload panel. */
  readonly uploading: Panel<UploadStart, Uploaded>['openPanel'];
  readonly upload: (file?: File) => Promise<Uploaded | undefined>;
  readonly openUpload: (start: UploadStart) => Promise<Uploaded | undefined>;
  readonly download: ReturnType<typeof createDownload>;
}

export interface UploadPanelProps {
  readonly host: WidgetHost;
  readonly start: UploadStart;
  readonly reload: () => void;
  /** Called with `undefined` when the back end accepted no file. */
  readonly onDone: (result: Uploaded | undefined) => void;
}

interface SheetListOptions<R extends Identity> extends RecordListOptions<R> {
  readonly file: DownloadOptions;
  /** @default new panels */
  readonly panels?: Panels;
  readonly areaMethods?: object;
}

/** Like `useRecordList`, with spreadsheet upload and download. */
export function useSheetList<R extends Identity>(
  options: SheetListOptions<R>,
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

export function createSheetActions<R extends Identity>(
  options: Omit<SheetListOptions<R>, 'isReadonly'>,
): SheetActions<R> {
  const { host, file, panels = createPanels(host) } = options;
  const { openPanel: uploading, show: openUpload } = panels.createPanel<UploadStart, Uploaded>();
  return {
    ...createRecordActions(options, panels),
    uploading,
    openUpload,
    upload: (given) =>
      given === undefined || given instanceof File
        ? openUpload(given ? { kind: 'file', file: given } : { kind: 'choose' })
        : Promise.reject(notifyError(host, 'upload', new Error(messages.noFile))),
    download: createDownload(host, file),
  };
}
