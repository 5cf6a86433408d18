import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { WidgetHost } from '../../embed/widget';
import type { SheetActions } from '../../lists/actions/use-sheet-list';
import { adoptingRef } from '../../ui/adopt-sheets';
import { findOpenFile } from '../session/detached-sessions';
import { useDroppedFiles } from '../use-dropped-files';
import { discardReview, findReview } from './review-draft';
import { FileOffer, ReviewOffer } from './review-offer';
import css from './upload-entry.css?inline';
import { uploadEntryMessages as messages } from './upload-entry.messages';

const adoptCss = adoptingRef([css]);

export interface UploadEntryProps {
  readonly host: WidgetHost;
  /** Name of the list. */
  readonly area: string;
  readonly actions: Pick<SheetActions<never>, 'openIfNoneIsOpen' | 'openUpload' | 'uploading'>;
}

/** The ways into an upload besides its button: a file that was open, a review that waits for confirmation, and files dropped on the list. */
export function UploadEntry({ host, area, actions }: UploadEntryProps) {
  useSignals();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => adoptCss(place.current), []);
  const { apiBase } = host.client;
  const [review, setReview] = useState(() => findReview(apiBase, area));
  const [openFile, setOpenFile] = useState(() => findOpenFile(host, area));
  const isUploading = actions.uploading.value !== undefined;
  useEffect(() => {
    // A closing upload may have stored or removed its review.
    if (isUploading) return;
    setReview(findReview(apiBase, area));
    setOpenFile(findOpenFile(host, area));
  }, [isUploading, apiBase, area, host]);
  const isOver = useDroppedFiles(place, (files) => {
    const [file, ...others] = files;
    if (file === undefined) return;
    const start =
      others.length === 0 ? ({ kind: 'file', file } as const) : ({ kind: 'several', files: files.length } as const);
    actions.openIfNoneIsOpen(() => actions.openUpload(start));
  });
  return (
    <>
      {openFile && !isUploading && (
        <FileOffer
          fileName={openFile.actor.getSnapshot().context.file?.name ?? ''}
          hasChoices={openFile.hasChoices()}
          onContinue={() => actions.openIfNoneIsOpen(() => actions.openUpload({ kind: 'choose' }))}
          onDiscard={() => {
            openFile.discard();
            setOpenFile(undefined);
          }}
        />
      )}
      {review && !isUploading && (
        <ReviewOffer
          review={review}
          onReview={() => actions.openIfNoneIsOpen(() => actions.openUpload({ kind: 'review' }))}
          onDiscard={() => {
            discardReview(apiBase, area);
            setReview(undefined);
          }}
        />
      )}
      <div ref={place} className="pricebook-drop-target" hidden={!isOver}>
        {messages.dropHere}
      </div>
    </>
  );
}
