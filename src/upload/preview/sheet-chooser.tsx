import { useRef, useState } from 'react';
import type { OpenedFile, SheetInfo } from '../../machines/reading.types';
import { useFetch } from '../../record/use-fetch';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { nextTable } from '../mapping/next-table';
import type { UploadSession } from '../session/upload-session.types';
import type { OpenedProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import { useUpload, useUploadTag } from '../use-upload';
import { reusableExclusions, withExclusions } from './exclusion-choices';
import { InlineSelect } from './inline-select';

export function SheetChooser({ session, opened }: OpenedProps) {
  const sheets = useSheetRows(session, opened);
  if (sheets.length < 2) return null;
  const { sheet, sheetProblem } = opened;
  const openSheet = (index: number) => session.changeOptions({ sheet: index });
  const select = <SheetSelect sheets={sheets} opened={sheet} onOpen={openSheet} />;
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
  const [pendingSheet, setPendingSheet] = useState<number>();
  const isKeyboard = useRef(false);
  const isPending = pendingSheet !== undefined && pendingSheet !== opened;
  const openPending = () => {
    if (isPending) onOpen(pendingSheet);
    setPendingSheet(undefined);
  };
  return (
    <InlineSelect
      label={messages.sheet}
      value={String(pendingSheet ?? opened)}
      options={sheets.map(({ name, dataRows, hidden }, index) => ({
        value: String(index),
        label: messages.sheetOption(name, dataRows, hidden),
      }))}
      onPointerDown={() => {
        isKeyboard.current = false;
      }}
      onKeyDown={({ key }) => {
        isKeyboard.current = true;
        if (key === 'Enter') openPending();
      }}
      onChange={(value) => {
        if (isKeyboard.current) setPendingSheet(Number(value));
        else onOpen(Number(value));
      }}
    >
      {isPending && <Button onClick={openPending}>{messages.openSheet}</Button>}
      <span className="pricebook-muted" role="status">
        {isPending && messages.openSheetHint}
      </span>
    </InlineSelect>
  );
}

/** Counts the rows of each sheet. Waits for the check, because counting would slow it down. */
function useSheetRows(session: UploadSession, { sheets, sheetProblem }: OpenedFile): readonly SheetInfo[] {
  const isChecking = useUploadTag(session, 'checking');
  const isUncounted = sheets.length > 1 && sheets.some(({ rows }) => rows === undefined);
  const shouldCount = isUncounted && (!isChecking || sheetProblem !== undefined);
  // If counting fails, the names are shown without counts.
  const { state } = useFetch(String(shouldCount), async () =>
    shouldCount ? session.readingOfOpenFile().countSheets() : sheets,
  );
  return shouldCount && state.kind === 'loaded' && state.value.length === sheets.length ? state.value : sheets;
}

/** Offers the next table of the sheet; its columns are mapped like those of the current table. */
export function TableChooser({ session, opened }: OpenedProps) {
  const { options } = useUpload(session);
  const next = nextTable(opened.columns);
  if (next === undefined || options.skuParts) return null;
  const readNextTable = () => {
    // Single excluded rows belong to the current table only.
    const optionsForTable = withExclusions(options, reusableExclusions(options.exclusions ?? {}) ?? {});
    session.changeOptions({ ...optionsForTable, header: opened.header, columns: next.columns });
  };
  return (
    <div className="pricebook-wrap pricebook-inline-field">
      <span>{messages.tableBeside}</span>
      <Button onClick={readNextTable}>{messages.readTable(next.from, next.to)}</Button>
    </div>
  );
}
