import { CircleAlert, CornerLeftDown } from 'lucide-react';
import { shownPrice } from '../../lists/ranges/shown-price';
import type { ExclusionReason, FindingKind } from '../../machines/reading.types';
import { listSeparator, shownCount, shownNumber } from '../../texts/notation';
import { classNames } from '../../ui/class-names';
import type { ColumnKind, FormattedCell } from '../../ui/table/column-kinds';
import type { TableColumn, TableColumnGroup } from '../../ui/table/table.types';
import type { PreviewRow } from '../reading/check-rows';
import { isNumeric } from '../reading/contents';
import { isError } from '../reading/finding-kinds';
import { uploadMessages as messages } from '../upload.messages';
import type { ColumnContent, UploadColumn, UploadShape } from '../upload-shape';
import type { Refusals } from './refused-rows';

const twoDecimals = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats decimal text with 2 decimals and grouped thousands, without floating-point errors. */
export function formatTwoDecimals(value: string): string {
  // SAFETY: the expression matches only plain decimals.
  return /^-?\d+(?:\.\d+)?$/.test(value) ? shownNumber(twoDecimals.format(value as Intl.StringNumericLiteral)) : value;
}

interface CheckedCell extends FormattedCell {
  readonly finding: FindingKind | undefined;
  readonly excluded: ExclusionReason | undefined;
  /** Why the back end has refused the cell. */
  readonly refusal?: string | undefined;
  /** The value, if the text is rounded. */
  readonly exact?: string | undefined;
  readonly isFilled?: boolean;
}

const isCheckedCell = (value: unknown): value is CheckedCell =>
  typeof value === 'object' && value !== null && 'finding' in value;

const columnKindOf = (content: ColumnContent): ColumnKind => ({
  align: isNumeric(content) ? 'end' : 'start',
  format: (value) => (isCheckedCell(value) ? value : { text: '-', look: 'none' }),
  draw: (cell) => (isCheckedCell(cell) ? <PreviewCell cell={cell} /> : cell.text),
});

function checkedCell(
  { number, cells, findings, excluded, isKeyFilled, divided }: PreviewRow,
  { key, content }: UploadColumn,
  refusals: Refusals,
): CheckedCell {
  const value = cells[key];
  const checked = { finding: findings[key], excluded, refusal: refusals.get(number)?.get(key) };
  // A blank cell is shown as a dash; a cell of a column that the file lacks, which is `undefined`, as nothing.
  if (!value) return { ...checked, text: value === undefined ? '' : '-', look: 'none' };
  if (content !== 'price') return { ...checked, text: value, isFilled: isKeyFilled && content === 'key' };
  // The third decimal of a divided price is often its first digit.
  if (divided[key]) return { ...checked, text: shownPrice(value), exact: /\.\d{5,}$/.test(value) ? value : undefined };
  return { ...checked, text: formatTwoDecimals(value), exact: /\.\d{3,}$/.test(value) ? value : undefined };
}

function PreviewCell({
  cell: { text, finding, excluded, refusal, exact, isFilled = false },
}: {
  readonly cell: CheckedCell;
}) {
  if (excluded !== undefined) {
    return (
      <span className="pricebook-finding is-out" title={messages.exclusionReasons[excluded]}>
        {text}
      </span>
    );
  }
  if (refusal !== undefined) {
    return (
      <span className="pricebook-finding is-error" title={refusal}>
        <CircleAlert />
        {text}
        <span className="pricebook-visually-hidden">
          {listSeparator()}
          {messages.refusedCell(refusal)}
        </span>
      </span>
    );
  }
  if (finding === undefined && isFilled) {
    return (
      <span className="pricebook-finding is-filled" title={messages.filledCell}>
        <FilledText text={text} />
      </span>
    );
  }
  if (finding === undefined) return exact === undefined ? text : <span title={exact}>{text}</span>;
  // A blank that clears the stored value is only explained by its title.
  const tone = isError(finding) ? 'is-error' : finding !== 'clears' && 'is-note';
  return (
    <span className={classNames('pricebook-finding', tone)} title={exact ?? messages.finding[finding]}>
      {isError(finding) && <CircleAlert />}
      {isFilled ? <FilledText text={text} /> : text}
      {finding !== 'clears' && (
        <span className="pricebook-visually-hidden">
          {listSeparator()}
          {messages.finding[finding]}
        </span>
      )}
    </span>
  );
}

const FilledText = ({ text }: { readonly text: string }) => (
  <>
    <CornerLeftDown />
    {text}
    <span className="pricebook-visually-hidden">
      {listSeparator()}
      {messages.filledCell}
    </span>
  </>
);

const tableColumnOf = (column: UploadColumn, refusals: Refusals): TableColumn<PreviewRow> => ({
  key: column.key,
  name: column.name,
  ...(column.label !== column.name && { label: column.label }),
  kind: columnKindOf(column.content),
  width: column.width,
  value: (row) => checkedCell(row, column, refusals),
});

const rowNumberColumn: TableColumn<PreviewRow> = {
  key: 'pricebook-row',
  get name() {
    return messages.rowNumber;
  },
  kind: { align: 'end', format: (value) => ({ text: shownCount(Number(value)), look: 'word' }) },
  width: 64,
  value: ({ number }) => number,
};

const noRefusals: Refusals = new Map();

/** `leading` groups stand before those of the fields. */
export const previewColumns = (
  { keyColumn, groups }: UploadShape,
  refusals = noRefusals,
  leading: readonly TableColumnGroup<PreviewRow>[] = [],
) => ({
  columns: [tableColumnOf(keyColumn, refusals), rowNumberColumn],
  groups: [
    ...leading,
    ...groups.map((group) => ({ ...group, columns: group.columns.map((column) => tableColumnOf(column, refusals)) })),
  ],
});
