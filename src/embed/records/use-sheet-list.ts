import { type Ref, useMemo, useState } from 'react';
import type { WidgetEvents } from '../events';
import { createDownload, type DownloadOptions } from './download-list';
import { createPanels, type Panel } from './panels';
import type { AnyRecord } from './record.types';
import type { RecordActions } from './record-actions';
import { type ListMethods, type RecordListParts, recordActions, refuseWrite, useListMethods } from './use-record-list';

type Uploaded = WidgetEvents['pricebook-upload'];

/** What can be done with a list of records that comes in and goes out as spreadsheets. */
export interface SheetActions<R> extends RecordActions<R> {
  /** The upload panel; its subject is what the page handed over, `undefined` when a person is to choose. */
  readonly uploading: Panel<File | undefined, Uploaded>['open'];
  readonly upload: (file?: File) => Promise<Uploaded | undefined>;
  readonly download: () => Promise<WidgetEvents['pricebook-download']>;
}

/** The methods of such a list. */
interface SheetListMethods extends ListMethods, Pick<SheetActions<never>, 'upload' | 'download'> {}

/** What such a list is made of. */
interface SheetListParts<R extends AnyRecord, D> extends RecordListParts<R, D> {
  /** How the list is had as a file. */
  readonly file: DownloadOptions;
}

/** As `useRecordList`, for a list that comes in and goes out as spreadsheets. */
export function useSheetList<R extends AnyRecord, D>(
  parts: SheetListParts<R, D>,
  methods: Ref<SheetListMethods>,
): SheetActions<R> {
  const { host, isReadonly } = parts;
  const [actions] = useState(() => createSheetActions(parts));
  const more = useMemo(() => {
    const { upload, download } = actions;
    return { download, upload: isReadonly ? () => refuseWrite(host) : upload };
  }, [host, actions, isReadonly]);
  useListMethods(parts, actions, methods, more);
  return actions;
}

/** Makes the actions of one list. */
export function createSheetActions<R extends AnyRecord, D>(
  parts: Pick<SheetListParts<R, D>, 'host' | 'kind' | 'read' | 'file'>,
): SheetActions<R> {
  const { host, file } = parts;
  const panels = createPanels(host);
  const { open: uploading, show: upload } = panels.panel<File | undefined, Uploaded>();
  return {
    ...recordActions(parts, panels),
    uploading,
    upload: (given) => upload(given),
    download: createDownload(host, file),
  };
}
