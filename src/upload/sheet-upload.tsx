import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { OpenReview, UploadPair } from '../api/upload-outcome';
import { ResumeReview } from './resume-review';
import { uploadStyles } from './styles';
import { UploadPanel, type UploadReport } from './upload-panel';
import type { UploadDoor } from './upload-session';
import type { UploadShape } from './upload-shape';

/** What is particular to one kind of sheet. */
export interface SheetKind {
  readonly shape: UploadShape;
  /** What a record is, besides its name. */
  readonly describe: (pair: UploadPair) => string;
}

/** What the page around an upload does for it. */
interface UploadPage extends UploadDoor {
  /** Asked before a file is sent; `false` stops it. */
  mayUpload(fileName: string, rows: number): boolean;
  /** Gives the root that the node stands in these stylesheets. */
  adoptStyles(node: Node, styles: readonly string[]): void;
  /** Where an open review is kept in case that the page goes away. */
  readonly reviews: {
    /** The review that this user left open in this tab. */
    leftOpen(): OpenReview | undefined;
    forget(): void;
    /** Told of every change; `undefined` when the review is over. */
    keep(review: OpenReview | undefined): void;
    /** Watches for what may end the page or the session; answers what stops it. */
    watch(): () => void;
  };
}

interface SheetUploadDialogProps {
  readonly sheet: SheetKind;
  /** The same at each render. */
  readonly page: UploadPage;
  /** A file that is handed over; `undefined`: a person chooses. */
  readonly file: File | undefined;
  readonly onEnd: (report: UploadReport) => void;
  /** The person went away before anything was chosen. */
  readonly onClose: () => void;
}

/** The upload of one kind of sheet: a review that was left open is offered first, then the panel. */
export function SheetUploadDialog({ sheet, page, file, onEnd, onClose }: SheetUploadDialogProps) {
  const { shape, describe } = sheet;
  const { reviews } = page;
  const place = useRef<HTMLDivElement>(null);
  const [isStyled, setStyled] = useState(false);
  const [left, setLeft] = useState(() => (file === undefined ? reviews.leftOpen() : undefined));
  const [resumed, setResumed] = useState<OpenReview>();
  useEffect(() => reviews.watch(), [reviews]);
  // The styles come with this code: the list's first paint does not wait for them.
  useLayoutEffect(() => {
    if (place.current) page.adoptStyles(place.current, uploadStyles);
    setStyled(true);
  }, [page]);
  const area = useMemo(() => ({ ...page, describe, keepReview: reviews.keep }), [page, reviews, describe]);
  const panel = left ? (
    <ResumeReview
      review={left}
      onResume={() => {
        setResumed(left);
        setLeft(undefined);
      }}
      onStartAnew={() => {
        reviews.forget();
        setLeft(undefined);
      }}
      onClose={onClose}
    />
  ) : (
    <UploadPanel
      shape={shape}
      area={area}
      start={resumed ? { kind: 'review', review: resumed } : file ? { kind: 'file', file } : { kind: 'nothing' }}
      onEnd={onEnd}
    />
  );
  return <div ref={place}>{isStyled && panel}</div>;
}
