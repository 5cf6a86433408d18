import { useLayoutEffect, useRef, useState } from 'react';
import { adoptStyles } from '../embed/adopt-styles';
import type { UploadPanelProps } from '../lists/actions/use-sheet-list';
import { useKeptEffect } from '../ui/use-kept-effect';
import exclusionsCss from './preview/exclusions.css?inline';
import foldedSectionCss from './preview/folded-section.css?inline';
import reviewCss from './review/review.css?inline';
import { openUploadSession } from './session/upload-session';
import type { UploadKind, UploadSession } from './session/upload-session.types';
import uploadCss from './upload.css?inline';
import { UploadDialog } from './upload-dialog';

/** Connects an upload to the page. Later changes of `host`, `kind` and `start` have no effect. */
export function SheetUpload({ kind, ...props }: UploadPanelProps & { readonly kind: UploadKind }) {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const [initial] = useState({ kind, host: props.host, start: props.start });
  const [session, setSession] = useState<UploadSession>();
  useLayoutEffect(() => {
    latest.current = props;
  });
  const opened = useRef<UploadSession>(undefined);
  useKeptEffect(() => () => opened.current?.detach(), []);
  useLayoutEffect(() => {
    // Loaded with the upload, so that the list's first paint does not wait for them.
    if (root.current) adoptStyles(root.current, [uploadCss, exclusionsCss, foldedSectionCss, reviewCss]);
    if (opened.current) return;
    const openedSession = openUploadSession({
      ...initial,
      onEnd(result) {
        const { reload, onDone } = latest.current;
        if (result) {
          initial.host.emit('pricebook-upload', result);
          reload();
        }
        onDone(result);
      },
      reloadList: () => latest.current.reload(),
    });
    let problem = openedSession.actor.getSnapshot().context.problem;
    openedSession.actor.subscribe(({ context }) => {
      if (context.problem === problem) return;
      problem = context.problem;
      // Loads the list, which shows what was saved.
      if (problem?.kind === 'unknown-outcome') latest.current.reload();
    });
    opened.current = openedSession;
    setSession(openedSession);
  }, [initial]);
  return (
    <div ref={root} className="pricebook-dialogs">
      {session && <UploadDialog session={session} start={initial.start} />}
    </div>
  );
}
