import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { SheetUpload } from '../api/sheet-upload';
import type { WidgetEvents } from '../embed/events';
import { adoptStyles } from '../embed/sheets';
import type { WidgetHost } from '../embed/widget';
import type { UploadPair } from '../machines/upload.types';
import { ResumeReview } from './resume-review';
import { forgetReview, reviewKeeper, reviewLeftOpen } from './review-keeper';
import { uploadStyles } from './styles';
import { uploadDoor } from './upload-door';
import { type OpenReview, type UploadArea, UploadPanel, type UploadReport } from './upload-panel';
import type { UploadShape } from './upload-shape';

/** Everything that uploading needs to know of one kind of sheet. */
export interface UploadKind {
  readonly shape: UploadShape;
  readonly calls: SheetUpload;
  /** What a record is, besides its name. */
  readonly describe: (pair: UploadPair) => string;
}

/** What an upload is opened with. */
export interface SheetUploadProps {
  readonly host: WidgetHost;
  /** A file that the page hands over; `undefined`: a person chooses. */
  readonly file: File | undefined;
  /** Reads the list again. */
  readonly reload: () => void;
  /** `undefined` when the person cancelled before anything was sent. */
  readonly onDone: (outcome: WidgetEvents['pricebook-upload'] | undefined) => void;
}

/** The upload of one kind of sheet: a review that was left open is offered first, then the panel. */
export function SheetUploadDialog(props: SheetUploadProps & { readonly kind: UploadKind }) {
  const { kind, host, file, reload, onDone } = props;
  const { shape, calls, describe } = kind;
  const { apiBase } = host.client;
  const place = useRef<HTMLDivElement>(null);
  const [isStyled, setStyled] = useState(false);
  const [left, setLeft] = useState(() => (file === undefined ? reviewLeftOpen(apiBase, shape.name) : undefined));
  const [resumed, setResumed] = useState<OpenReview>();
  const [keeper] = useState(() => reviewKeeper(apiBase, shape.name));
  useEffect(() => keeper.watch(), [keeper]);
  // The styles come with this code: the list's first paint does not wait for them.
  useLayoutEffect(() => {
    if (place.current) adoptStyles(place.current, uploadStyles);
    setStyled(true);
  }, []);
  const area = useMemo<UploadArea>(
    () => ({
      ...uploadDoor(host, calls),
      describe,
      mayUpload: (fileName, rows) => host.emit('pricebook-before-upload', { fileName, rows }),
      keepReview: keeper.keep,
    }),
    [host, calls, describe, keeper],
  );
  const end = ({ outcome, counts, changed, fileName, rows }: UploadReport) => {
    if (counts === undefined) {
      onDone(undefined);
      return;
    }
    const { created = 0, unchanged = 0 } = counts;
    const detail = { fileName, rows, created, unchanged, changed, outcome };
    host.emit('pricebook-upload', detail);
    // Rows were written, also where the changes were not.
    reload();
    onDone(detail);
  };
  const panel = left ? (
    <ResumeReview
      review={left}
      onResume={() => {
        setResumed(left);
        setLeft(undefined);
      }}
      onStartAnew={() => {
        forgetReview(apiBase, shape.name);
        setLeft(undefined);
      }}
      onClose={() => onDone(undefined)}
    />
  ) : (
    <UploadPanel
      shape={shape}
      area={area}
      start={resumed ? { kind: 'review', review: resumed } : file ? { kind: 'file', file } : { kind: 'nothing' }}
      onEnd={end}
    />
  );
  return <div ref={place}>{isStyled && panel}</div>;
}
