import { useState } from 'react';
import type { SheetUpload } from '../../api/sheet-upload';
import type { UploadCounts } from '../../api/upload-outcome';
import type { WidgetEvents } from '../events';
import { adoptStyles } from '../sheets';
import type { WidgetHost } from '../widget';
import { reviewKeeper } from './review-keeper';
import { uploadDoor } from './upload-door';

type Uploaded = WidgetEvents['pricebook-upload'];

/** What an upload is opened with. */
export interface SheetUploadProps {
  readonly host: WidgetHost;
  /** A file that the page hands over; `undefined`: a person chooses. */
  readonly file: File | undefined;
  /** Reads the list again. */
  readonly reload: () => void;
  /** `undefined` when the person cancelled before anything was sent. */
  readonly onDone: (outcome: Uploaded | undefined) => void;
}

/** How an upload ended; `counts` are `undefined` when nothing was sent. */
type Ended = Pick<Uploaded, 'fileName' | 'rows' | 'changed' | 'outcome'> & {
  readonly counts: UploadCounts | undefined;
};

/** Ties the upload of one kind of sheet, by its name and calls, to the page: back end, kept review, styles and events. */
export function useSheetUpload({ host, file, reload, onDone }: SheetUploadProps, name: string, calls: SheetUpload) {
  const [page] = useState(() => ({
    ...uploadDoor(host, calls),
    reviews: reviewKeeper(host.client.apiBase, name),
    mayUpload: (fileName: string, rows: number) => host.emit('pricebook-before-upload', { fileName, rows }),
    adoptStyles,
  }));
  function onEnd({ counts, ...ended }: Ended): void {
    if (counts === undefined) {
      onDone(undefined);
      return;
    }
    const { created = 0, unchanged = 0 } = counts;
    const { fileName, rows, changed, outcome } = ended;
    const detail = { fileName, rows, created, unchanged, changed, outcome };
    host.emit('pricebook-upload', detail);
    // Rows were written, also where the changes were not.
    reload();
    onDone(detail);
  }
  return { page, file, onEnd, onClose: () => onDone(undefined) };
}
