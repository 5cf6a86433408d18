import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { OpenedFile, SheetInfo } from '../../machines/upload-file.types';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { SelectBox } from '../../ui/form/select';
import type { UploadSession } from '../session/upload-session';
import { uploadMessages as messages } from '../upload.messages';

interface SheetChooserProps {
  readonly session: UploadSession;
  readonly opened: OpenedFile;
}

export function SheetChooser({ session, opened }: SheetChooserProps) {
  const sheets = useSheetRows(session, opened);
  if (sheets.length < 2) return null;
  const { sheet, sheetProblem } = opened;
  const open = (index: number) => session.actor.send({ type: 'options.change', options: { sheet: index } });
  const select = <SheetSelect sheets={sheets} opened={sheet} onOpen={open} />;
  if (sheetProblem === undefined) return select;
  return (
    <Banner tone="warning" title={messages.sheetProblem[sheetProblem](sheets[sheet]?.name ?? '')}>
      {select}
    </Banner>
  );
}

interface SheetSelectProps {
  readonly sheets: readonly SheetInfo[];
  readonly opened: number;
  readonly onOpen: (index: number) => void;
}

/** Opens a sheet at once when it is picked with a pointer. With arrow keys, which pass other sheets, Enter opens it. */
function SheetSelect({ sheets, opened, onOpen }: SheetSelectProps) {
  const id = useId();
  const [pending, setPending] = useState<number>();
  const isKeyboard = useRef(false);
  const isPending = pending !== undefined && pending !== opened;
  const openPending = () => {
    if (isPending) onOpen(pending);
    setPending(undefined);
  };
  return (
    <div className="pricebook-inline-field">
      <label htmlFor={id}>{messages.sheet}</label>
      <SelectBox
        id={id}
        value={String(pending ?? opened)}
        options={sheets.map(({ name, rows, hidden }, index) => ({
          value: String(index),
          label: messages.sheetOption(name, rows, hidden),
        }))}
        onPointerDown={() => {
          isKeyboard.current = false;
        }}
        onKeyDown={({ key }) => {
          isKeyboard.current = true;
          if (key === 'Enter') openPending();
        }}
        onChange={(value) => (isKeyboard.current ? setPending : onOpen)(Number(value))}
      />
      {isPending && <Button onClick={openPending}>{messages.openSheet}</Button>}
      <span className="pricebook-muted" role="status">
        {isPending && messages.openSheetHint}
      </span>
    </div>
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
