import { useSignalEffect } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { Inbox, ListRestart, Minus, Pencil } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { ListGrid } from '../../lists/list-grid';
import { ListPager } from '../../lists/list-pager';
import { derivedFromTexts } from '../../texts/define-messages';
import { StatePanel } from '../../ui/feedback/state-panel';
import type { RowAction } from '../../ui/table/table.types';
import { titleAt } from '../column-title';
import type { PreviewRow } from '../reading/check-rows';
import type { UploadSession } from '../session/upload-session.types';
import { uploadMessages as messages } from '../upload.messages';
import { useUpload } from '../use-upload';
import { CorrectRowDialog } from './correct-row';
import { correctMessages } from './correct-row.messages';
import { costColumnGroups } from './cost-columns';
import { withExclusions, withRowExcluded } from './exclusion-choices';
import { numberInFileGroups } from './number-in-file';
import { previewColumns } from './preview-cells';
import { refusalsOf } from './refused-rows';
import type { Preview } from './use-preview';

interface PreviewTableProps {
  readonly preview: Preview;
  readonly session: UploadSession;
  /** The column that the table scrolls to when it opens: the first that the file has besides the key. */
  readonly firstFieldKey: string | undefined;
  readonly isCounting: boolean;
}

export function PreviewTable({ preview, session, firstFieldKey, isCounting }: PreviewTableProps) {
  useSignals();
  const { list, pendingFocus } = preview;
  const { shape } = session.kind;
  const frame = useRef<HTMLDivElement>(null);
  const { problem, options, opened } = useUpload(session);
  const currentColumns = useMemo(() => {
    const nameOf = (column: number) => titleAt(opened?.columns, column);
    return derivedFromTexts(() => {
      const leading = [...numberInFileGroups(shape, options), ...costColumnGroups(options.costs ?? [], nameOf)];
      return previewColumns(shape, refusalsOf(problem), leading);
    });
  }, [shape, problem, options, opened]);
  const { columns, groups } = currentColumns();
  const [correctedRow, setCorrectedRow] = useState<PreviewRow>();
  const currentActions = useMemo(
    () => derivedFromTexts(() => [correctAction(setCorrectedRow), excludeAction(session)]),
    [session],
  );
  const scrolledToKey = useRef<string>(undefined);
  useSignalEffect(() => {
    if (list.loaded.value === undefined || scrolledToKey.current === firstFieldKey) return;
    scrolledToKey.current = firstFieldKey;
    const fields = groups.flatMap((group) => group.columns);
    const position = fields.findIndex(({ key }) => key === firstFieldKey);
    // The first fields are in view without scrolling.
    if (position <= 4) return;
    // The columns of the key and of the row number come first.
    requestAnimationFrame(() => scrollToColumn(frame.current, position + 2));
  });
  useSignalEffect(() => {
    const place = pendingFocus.value;
    const row = list.loaded.value?.items.findIndex(({ position }) => position === place?.position) ?? -1;
    if (place === undefined || row === -1 || list.loading.value !== false) return;
    const keys = [...columns, ...groups.flatMap((group) => group.columns)].map(({ key }) => key);
    focusCell(frame.current, row, keys.indexOf(place.key));
    pendingFocus.value = undefined;
  });
  return (
    <div ref={frame} className="pricebook-upload-table">
      <ListGrid
        list={list}
        columns={columns}
        groups={groups}
        actions={currentActions()}
        empty={<StatePanel icon={Inbox} title={messages.noRowsShown} />}
      />
      {isCounting && preview.filter === 'all' ? (
        <div className="pricebook-pager">
          <span className="pricebook-pager-total" role="status">
            {messages.counting}
          </span>
        </div>
      ) : (
        <ListPager list={list} />
      )}
      {correctedRow && opened && (
        <CorrectRowDialog
          session={session}
          opened={opened}
          row={correctedRow}
          onClose={() => setCorrectedRow(undefined)}
        />
      )}
    </div>
  );
}

/** Opens the row's cells to be corrected. */
const correctAction = (correct: (row: PreviewRow) => void): RowAction<PreviewRow> => ({
  name: correctMessages.action,
  icon: Pencil,
  tone: 'quiet',
  labelOf: ({ number }) => correctMessages.actionOf(number),
  onPick: correct,
});

/** Excludes a single row, or includes it again. */
const excludeAction = ({ actor, changeOptions }: UploadSession): RowAction<PreviewRow> => ({
  name: messages.rowAction,
  icon: Minus,
  tone: 'quiet',
  labelOf: ({ number, excluded }) => messages.rowActionOf(number, excluded !== undefined),
  onPick({ number, excluded }) {
    const { options } = actor.getSnapshot().context;
    changeOptions(withExclusions(options, withRowExcluded(options.exclusions ?? {}, number, excluded === undefined)));
  },
  undoOf: ({ excluded }) => (excluded === undefined ? undefined : { name: messages.includeAgain, icon: ListRestart }),
});

const gridIn = (frame: HTMLElement | null) => frame?.querySelector<HTMLElement>('[role=grid]');

/** Scrolls a column to the frozen first one. Takes the widths as rendered, because a column may be wider than its default. */
function scrollToColumn(frame: HTMLElement | null, column: number): void {
  const grid = gridIn(frame);
  if (!grid) return;
  const { gridTemplateColumns, direction } = getComputedStyle(grid);
  const widths = gridTemplateColumns.split(' ').map(Number.parseFloat);
  const offset = widths.slice(1, column).reduce((sum, width) => sum + width, 0);
  grid.scrollLeft = direction === 'rtl' ? -offset : offset;
}

/** The grid renders only cells in view: scrolls to the cell, then focuses it after two frames. */
function focusCell(frame: HTMLElement | null, row: number, column: number): void {
  scrollToColumn(frame, column);
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const cells = gridIn(frame)?.querySelectorAll('.rdg-row')[row];
      const cell = cells?.querySelector<HTMLElement>(`[aria-colindex="${column + 1}"]`);
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      cell?.focus();
    }),
  );
}
