import { useSelector } from '@xstate/react';
import { useEffect, useId, useState } from 'react';
import type { OpenedFile, SheetInfo } from '../../machines/upload-file.types';
import { Banner } from '../../ui/feedback/banner';
import { SelectBox } from '../../ui/form/select';
import type { UploadSession } from '../session/upload-session';
import { uploadMessages as messages } from '../upload.messages';

interface SheetChooserProps {
  readonly session: UploadSession;
  readonly opened: OpenedFile;
}

export function SheetChooser({ session, opened }: SheetChooserProps) {
  const id = useId();
  const sheets = useSheetRows(session, opened);
  if (sheets.length < 2) return null;
  const { sheet, sheetProblem } = opened;
  const select = (
    <div className="pricebook-inline-field">
      <label htmlFor={id}>{messages.sheet}</label>
      <SelectBox
        id={id}
        value={String(sheet)}
        options={sheets.map(({ name, rows, hidden }, index) => ({
          value: String(index),
          label: messages.sheetOption(name, rows, hidden),
        }))}
        onChange={(value) => session.actor.send({ type: 'options.change', options: { sheet: Number(value) } })}
      />
    </div>
  );
  if (sheetProblem === undefined) return select;
  return (
    <Banner tone="warning" title={messages.sheetProblem[sheetProblem](sheets[sheet]?.name ?? '')}>
      {select}
    </Banner>
  );
}

/** Counts the rows of each sheet. Waits for the check, because counting would slow it down. */
function useSheetRows(session: UploadSession, { sheets, sheetProblem }: OpenedFile): readonly SheetInfo[] {
  const isIdle = useSelector(session.actor, (snapshot) => !snapshot.hasTag('checking'));
  const [counted, setCounted] = useState<readonly SheetInfo[]>();
  const isDue =
    (isIdle || sheetProblem !== undefined) && sheets.length > 1 && sheets.some(({ rows }) => rows === undefined);
  useEffect(() => {
    if (!isDue) return;
    let isStale = false;
    session.countSheets().then(
      (infos) => !isStale && setCounted(infos),
      // The names are shown without counts.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, [session, isDue]);
  return counted?.length === sheets.length && isDue ? counted : sheets;
}
