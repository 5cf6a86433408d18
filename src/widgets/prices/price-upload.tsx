import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PriceRecord } from '../../api/price-record';
import { adoptStyles } from '../../embed/sheets';
import type { WidgetHost } from '../../embed/widget';
import type { List } from '../../list/list-state';
import { ResumeReview } from '../../upload/resume-review';
import { valueText } from '../../upload/review/review-pair';
import { uploadStyles } from '../../upload/styles';
import { type OpenReview, type UploadArea, UploadPanel, type UploadReport } from '../../upload/upload-panel';
import type { UploadOutcome } from './price-actions';
import { priceUploadDoor } from './price-upload-door';
import { forgetReview, reviewKeeper, reviewLeftOpen } from './price-upload-review';
import { priceUploadShape } from './price-upload-shape';

interface PriceUploadProps {
  readonly host: WidgetHost;
  readonly list: List<PriceRecord>;
  /** A file that the page hands over; without one, a person chooses. */
  readonly file: File | undefined;
  readonly onDone: (outcome: UploadOutcome) => void;
}

/** The price upload: a review that was left open is offered first, then the panel. */
export function PriceUpload({ host, list, file, onDone }: PriceUploadProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isStyled, setStyled] = useState(false);
  const [left, setLeft] = useState(() => (file === undefined ? reviewLeftOpen(host.client.apiBase) : undefined));
  const [resumed, setResumed] = useState<OpenReview>();
  const [keeper] = useState(() => reviewKeeper(host.client.apiBase));
  useEffect(() => keeper.watch(), [keeper]);
  // The styles come with this code: the list's first paint does not wait for them.
  useLayoutEffect(() => {
    if (place.current) adoptStyles(place.current, uploadStyles);
    setStyled(true);
  }, []);
  const area = useMemo<UploadArea>(
    () => ({
      ...priceUploadDoor(host),
      describe: ({ existingData, newData }) => valueText(newData.GROUP_NAME) || valueText(existingData.GROUP_NAME),
      mayUpload: (fileName, rows) => host.emit('pricebook-before-upload', { fileName, rows }),
      keepReview: keeper.keep,
    }),
    [host, keeper],
  );
  const end = ({ outcome, counts, changed, fileName, rows }: UploadReport) => {
    if (counts === undefined) {
      onDone(undefined);
      return;
    }
    const { created = 0, unchanged = 0 } = counts;
    const detail = { fileName, rows, created, unchanged, changed, outcome };
    host.emit('pricebook-upload', detail);
    // Rows were written, also where the changes were not: a failure to read them is the list's to show.
    void list.reload().catch(() => undefined);
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
        forgetReview(host.client.apiBase);
        setLeft(undefined);
      }}
      onClose={() => onDone(undefined)}
    />
  ) : (
    <UploadPanel
      shape={priceUploadShape}
      area={area}
      start={resumed ? { kind: 'review', review: resumed } : file ? { kind: 'file', file } : { kind: 'nothing' }}
      onEnd={end}
    />
  );
  return <div ref={place}>{isStyled && panel}</div>;
}
