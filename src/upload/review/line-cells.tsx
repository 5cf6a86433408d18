import { ArrowUpDown, TrendingDown, TrendingUp, TriangleAlert } from 'lucide-react';
import type { Column } from 'react-data-grid';
import { shownPercent } from '../../lists/ranges/shown-price';
import { listSeparator } from '../../texts/notation';
import { classNames } from '../../ui/class-names';
import { Checkbox } from '../../ui/controls/checkbox';
import { VisuallyHidden } from '../../ui/controls/visually-hidden';
import { isNumeric } from '../reading/contents';
import type { UploadKind } from '../session/upload-session.types';
import { uploadMessages } from '../upload.messages';
import type { UploadShape } from '../upload-shape';
import { reviewMessages as messages } from './review.messages';
import type { Inclusion } from './review-choices';
import { mainChange, type ReviewOrder } from './review-order';
import { type Change, isFlagged, type ReviewPair, shownValue } from './review-pair';
import type { ChangedColumn } from './review-sums';

/** One record of the dense review. */
export interface ReviewLine {
  readonly pair: ReviewPair;
  /** Keys of the excluded changes. */
  readonly excluded: ReadonlySet<string> | undefined;
  readonly inclusion: Inclusion;
}

export interface LineActions {
  readonly toggle: (line: ReviewLine) => void;
  readonly openCard: (line: ReviewLine) => void;
}

const cellClass =
  (...classes: readonly string[]) =>
  (line: ReviewLine): string =>
    classNames('pricebook-cell', ...classes, line.inclusion === 'none' && 'is-out');

export const differenceColumnKey = 'pricebook-difference';
export const inclusionColumnKey = 'pricebook-taken';

type Description = Pick<UploadKind, 'descriptionName' | 'describe'>;

interface LineColumnsOptions {
  readonly shape: UploadShape;
  readonly changedColumns: readonly ChangedColumn[];
  readonly actions: LineActions;
  readonly order: ReviewOrder;
  /** What describes the records, and its heading; `undefined` where none is described. */
  readonly description: Description | undefined;
  readonly isNarrow: boolean;
}

export function lineColumns({
  shape,
  changedColumns,
  actions,
  order,
  description,
  isNarrow,
}: LineColumnsOptions): readonly Column<ReviewLine>[] {
  const classOf = new Map(shape.groups.flatMap((group) => group.columns.map(({ key }) => [key, group.className])));
  return [
    inclusionColumn(actions),
    nameColumn(shape, actions, isNarrow),
    differenceColumn(order, isNarrow),
    ...(description !== undefined && !isNarrow ? [descriptionColumn(description)] : []),
    ...changedColumns.map((one) => changeColumn(one, classOf.get(one.column.key) ?? '', isNarrow)),
  ];
}

const checkedByInclusion: Readonly<Record<Inclusion, boolean | 'mixed'>> = { all: true, some: 'mixed', none: false };

const inclusionColumn = ({ toggle }: LineActions): Column<ReviewLine> => ({
  key: inclusionColumnKey,
  name: '',
  width: 36,
  minWidth: 36,
  frozen: 'start',
  headerCellClass: 'pricebook-cell',
  cellClass: 'pricebook-cell is-check',
  renderHeaderCell: () => <VisuallyHidden>{messages.include}</VisuallyHidden>,
  renderCell: ({ row, tabIndex }) => (
    <Checkbox
      checked={checkedByInclusion[row.inclusion]}
      tabIndex={tabIndex}
      aria-label={uploadMessages.include(row.pair.name)}
      onChange={() => toggle(row)}
    />
  ),
});

const nameColumn = ({ keyColumn }: UploadShape, { openCard }: LineActions, isNarrow: boolean): Column<ReviewLine> => ({
  key: keyColumn.key,
  name: keyColumn.name,
  width: isNarrow ? 128 : keyColumn.width,
  frozen: 'start',
  resizable: true,
  headerCellClass: 'pricebook-cell is-first',
  cellClass: cellClass('is-first'),
  renderCell({ row, tabIndex }) {
    const label = messages.openCard(row.pair.name);
    return (
      <button
        type="button"
        className="pricebook-line-name"
        tabIndex={tabIndex}
        aria-label={label}
        title={label}
        onClick={() => openCard(row)}
      >
        {row.pair.name}
      </button>
    );
  },
});

const orderIcons = { 'flagged-first': ArrowUpDown, 'greatest-rise': TrendingUp, 'greatest-fall': TrendingDown };

function differenceColumn(order: ReviewOrder, isNarrow: boolean): Column<ReviewLine> {
  const Icon = orderIcons[order];
  return {
    key: differenceColumnKey,
    name: messages.difference,
    width: isNarrow ? 92 : 124,
    frozen: isNarrow ? false : 'start',
    sortable: true,
    sortDescendingFirst: true,
    headerCellClass: 'pricebook-cell is-end',
    cellClass: cellClass('is-end'),
    renderHeaderCell: () => (
      <span className="pricebook-line-order" title={messages.orders[order]}>
        <Icon />
        {messages.difference}
        <VisuallyHidden>
          {listSeparator()}
          {messages.orders[order]}
        </VisuallyHidden>
      </span>
    ),
    renderCell({ row }) {
      const change = mainChange(row.pair);
      return change && <Difference change={change} />;
    },
  };
}

/** The difference of the record's main change, and why it is flagged. */
function Difference({ change }: { readonly change: Change }) {
  const {
    column: { label },
    difference,
  } = change;
  const text =
    difference.kind === 'percent' ? shownPercent(difference.percent) : uploadMessages.difference[difference.kind];
  if (difference.flag === undefined) return text;
  const reason = messages.flagged(label, difference.flag);
  return (
    <span className="pricebook-line-flag" title={reason}>
      <TriangleAlert />
      {text}
      <VisuallyHidden>
        {listSeparator()}
        {reason}
      </VisuallyHidden>
    </span>
  );
}

const descriptionColumn = ({ descriptionName, describe }: Description): Column<ReviewLine> => ({
  key: 'pricebook-description',
  name: descriptionName(),
  width: 220,
  resizable: true,
  headerCellClass: 'pricebook-cell',
  cellClass: cellClass('is-description'),
  renderCell: ({ row }) => describe(row.pair.uploadPair),
});

/** Pixels for the longest prices, up to 14 characters each, so that the new one is never cut off; the new one is bold. */
function priceWidth({ oldLength, newLength }: ChangedColumn, isNarrow: boolean): number {
  const [before, after] = [Math.min(oldLength, 14), Math.min(newLength, 14)];
  return isNarrow ? Math.max(100, 16 + 9 * Math.max(before, after)) : Math.max(168, 48 + 8 * before + 9 * after);
}

/** In a narrow window the old price stands above the new one. */
function changeColumn(changed: ChangedColumn, groupClass: string, isNarrow: boolean): Column<ReviewLine> {
  const { column } = changed;
  const align = isNumeric(column.content) && 'is-end';
  const changeOf = ({ pair }: ReviewLine) => pair.changes.find((change) => change.column.key === column.key);
  return {
    key: column.key,
    name: column.label,
    width: isNumeric(column.content) ? priceWidth(changed, isNarrow) : 280,
    resizable: true,
    headerCellClass: classNames('pricebook-cell', align, groupClass),
    cellClass(line) {
      const change = changeOf(line);
      const isOut = line.excluded?.has(column.key) === true;
      const isMarked = change !== undefined && isFlagged(change) && !isOut;
      return classNames(
        'pricebook-cell is-change',
        align,
        groupClass,
        isOut && 'is-out',
        isMarked && 'is-flagged-change',
      );
    },
    renderCell({ row }) {
      const change = changeOf(row);
      return change && <LineChange change={change} isOut={row.excluded?.has(column.key) === true} />;
    },
  };
}

function LineChange({ change: { column, from, to }, isOut }: { readonly change: Change; readonly isOut: boolean }) {
  return (
    <>
      <span className="pricebook-change-old">{shownValue(from, column)}</span>
      <span className="pricebook-change-arrow" role="img" aria-label={messages.becomes}>
        →
      </span>
      <span className="pricebook-change-new">{shownValue(to, column)}</span>
      {isOut && (
        <VisuallyHidden>
          {listSeparator()}
          {messages.leftOut}
        </VisuallyHidden>
      )}
    </>
  );
}
