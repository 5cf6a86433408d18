import { CircleAlert } from 'lucide-react';
import type { ExclusionReason, FindingKind } from '../../machines/upload-file';
import { classNames } from '../../ui/class-names';
import type { Cell, ColumnKind } from '../../ui/table/column-kinds';
import type { TableColumn } from '../../ui/table/table.types';
import type { PreviewRow } from '../reading/check-rows';
import { isNumeric } from '../reading/contents';
import { isError } from '../reading/finding-kinds';
import { uploadMessages as messages } from '../upload.messages';
import type { ColumnContent, UploadColumn, UploadShape } from '../upload-shape';

const two = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats decimal text with 2 decimals and grouped thousands, without floating-point errors. */
export function formatTwo(value: string): string {
  // SAFETY: the expression matches only plain decimals.
  return /^-?\d+(?:\.\d+)?$/.test(value) ? two.format(value as Intl.StringNumericLiteral) : value;
}

interface CheckedCell extends Cell {
  readonly finding: FindingKind | undefined;
  readonly excluded: ExclusionReason | undefined;
  /** The value, if the text is rounded. */
  readonly exact?: string | undefined;
}

const isCheckedCell = (value: unknown): value is CheckedCell =>
  typeof value === 'object' && value !== null && 'finding' in value;

const kindOf = (content: ColumnContent): ColumnKind => ({
  align: isNumeric(content) ? 'end' : 'start',
  format: (value) => (isCheckedCell(value) ? value : { text: '-', look: 'none' }),
  draw: (cell) => (isCheckedCell(cell) ? <PreviewCell cell={cell} /> : cell.text),
});

function checkedCell({ cells, findings, excluded }: PreviewRow, { key, content }: UploadColumn): CheckedCell {
  const value = cells[key];
  const checked = { finding: findings[key], excluded };
  // `undefined` in a column that the file lacks.
  if (!value) return { ...checked, text: value === undefined ? '' : '-', look: 'none' };
  if (content !== 'price') return { ...checked, text: value };
  return { ...checked, text: formatTwo(value), exact: /\.\d{3,}$/.test(value) ? value : undefined };
}

function PreviewCell({ cell: { text, finding, excluded, exact } }: { readonly cell: CheckedCell }) {
  if (excluded !== undefined) {
    return (
      <span className="pricebook-finding is-out" title={messages.exclusionReasons[excluded]}>
        {text}
      </span>
    );
  }
  if (finding === undefined) return exact === undefined ? text : <span title={exact}>{text}</span>;
  const tone = isError(finding) ? 'is-error' : finding !== 'clears' && 'is-note';
  return (
    <span className={classNames('pricebook-finding', tone)} title={exact ?? messages.finding[finding]}>
      {isError(finding) && <CircleAlert />}
      {text}
      {finding !== 'clears' && <span className="pricebook-visually-hidden">, {messages.finding[finding]}</span>}
    </span>
  );
}

const listColumn = (column: UploadColumn): TableColumn<PreviewRow> => ({
  key: column.key,
  name: column.name,
  ...(column.label !== column.name && { label: column.label }),
  kind: kindOf(column.content),
  width: column.width,
  value: (row) => checkedCell(row, column),
});

const rowNumber: TableColumn<PreviewRow> = {
  key: 'pricebook-row',
  name: messages.rowNumber,
  kind: { align: 'end', format: (value) => ({ text: Number(value).toLocaleString('en'), look: 'word' }) },
  width: 64,
  value: ({ number }) => number,
};

export const previewColumns = ({ key, groups }: UploadShape) => ({
  columns: [listColumn(key), rowNumber],
  groups: groups.map((group) => ({ ...group, columns: group.columns.map(listColumn) })),
});
