import { CircleAlert } from '../ui/icons';
import type { Cell, ColumnKind } from '../ui/table/column-kinds';
import type { TableColumn, TableColumnGroup } from '../ui/table/table.types';
import { isNumeric } from './reading/contents';
import { isError, type MarkKind } from './reading/marks';
import type { PreviewRow } from './reading/reading.types';
import { uploadMessages as messages } from './upload.messages';
import type { ColumnContent, UploadColumn, UploadShape } from './upload-shape';

const two = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A decimal text with 2 decimals and grouped thousands, rounded exactly; other text as it is. */
export function formatTwo(value: string): string {
  // SAFETY: the expression lets plain decimals alone pass.
  return /^-?\d+(?:\.\d+)?$/.test(value) ? two.format(value as Intl.StringNumericLiteral) : value;
}

/** What a cell of the preview is drawn from. */
interface MarkedValue {
  readonly value: string;
  readonly mark: MarkKind | undefined;
}

interface MarkedCell extends Cell {
  readonly mark: MarkKind | undefined;
  /** What was rounded away, for a closer look. */
  readonly exact: string | undefined;
}

const isMarkedValue = (value: unknown): value is MarkedValue =>
  typeof value === 'object' && value !== null && 'value' in value;
const isMarkedCell = (cell: Cell): cell is MarkedCell => 'mark' in cell;

function kindOf(content: ColumnContent): ColumnKind {
  return {
    align: isNumeric(content) ? 'end' : 'start',
    format(given): MarkedCell {
      const { value, mark } = isMarkedValue(given) ? given : { value: '', mark: undefined };
      if (value === '') return { text: '-', look: 'none', mark, exact: undefined };
      const text = content === 'price' ? formatTwo(value) : value;
      const isCut = content === 'price' && /\.\d{3,}$/.test(value);
      return { text, mark, exact: isCut ? value : undefined };
    },
    draw: (cell) => (isMarkedCell(cell) ? <PreviewCell cell={cell} /> : cell.text),
  };
}

function PreviewCell({ cell: { text, mark, exact } }: { readonly cell: MarkedCell }) {
  if (mark === undefined) return exact === undefined ? text : <span title={exact}>{text}</span>;
  const tone = isError(mark) ? 'is-error' : mark === 'clears' ? 'is-blank' : 'is-note';
  return (
    <span className={`pricebook-mark ${tone}`} title={exact ?? messages.mark[mark]}>
      {isError(mark) && <CircleAlert />}
      {text}
      {mark !== 'clears' && <span className="pricebook-visually-hidden">, {messages.mark[mark]}</span>}
    </span>
  );
}

/** Made once for each content, so that columns stay the same from one drawing to the next. */
const kinds = new Map<ColumnContent, ColumnKind>();
function kindFor(content: ColumnContent): ColumnKind {
  const kind = kinds.get(content) ?? kindOf(content);
  kinds.set(content, kind);
  return kind;
}

const listColumn = ({ key, name, label, content, width }: UploadColumn): TableColumn<PreviewRow> => ({
  key,
  name,
  ...(label !== name && { label }),
  kind: kindFor(content),
  width,
  value: ({ cells, marks }): MarkedValue => ({ value: cells[key] ?? '', mark: marks[key] }),
});

const rowNumber: TableColumn<PreviewRow> = {
  key: 'pricebook-row',
  name: messages.rowNumber,
  kind: { align: 'end', format: (value) => ({ text: Number(value).toLocaleString('en'), look: 'word' }) },
  width: 64,
  value: ({ number }) => number,
};

/** The columns of the preview: the key stays in view, and beside it the row's number in the file. */
export function previewColumns({ key, groups }: UploadShape): {
  readonly columns: readonly TableColumn<PreviewRow>[];
  readonly groups: readonly TableColumnGroup<PreviewRow>[];
} {
  return {
    columns: [listColumn(key), rowNumber],
    groups: groups.map((group) => ({ ...group, columns: group.columns.map(listColumn) })),
  };
}
