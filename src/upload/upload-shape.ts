/**
 * Content of a column: the record's key, text, comma-separated text (`list`), YES or NO, Active or Inactive, the address
 * of a picture, a number of 0 or more, or a price.
 */
export type ColumnContent = 'key' | 'text' | 'list' | 'yes-no' | 'status' | 'address' | 'number' | 'price';

/** A column of the upload. Plain data, because it is posted to the Worker. */
export interface UploadColumn {
  /** The field's name on the wire, such as `SP_AUD_01`. */
  readonly key: string;
  /** Heading of the column below the name of its group, such as `01`. */
  readonly name: string;
  /** The name without its group, such as `SP - AUD - 01`. */
  readonly label: string;
  /** The label in English, by which a file's column is recognised too. @default label */
  readonly alias?: string;
  readonly content: ColumnContent;
  readonly width: number;
}

export interface UploadGroup {
  readonly name: string;
  readonly note: string;
  /** A class for the group's cells, such as a tint. */
  readonly className: string;
  readonly columns: readonly UploadColumn[];
}

/** The columns that an upload can have. */
export interface UploadShape {
  /** Name of the list that is uploaded to, such as `prices`. */
  readonly name: string;
  /** The column of the SKU. Its `key` is the field's name on the wire, `MAIN_SKU`. */
  readonly keyColumn: UploadColumn;
  /** Other fields whose numbers the file may have instead of the key. */
  readonly matchFields?: readonly Pick<UploadColumn, 'key' | 'label' | 'alias'>[];
  readonly groups: readonly UploadGroup[];
}

/** The field by which the file's rows are matched with our products: `matchBy`, or else the key. */
export const matchedField = ({ keyColumn, matchFields = [] }: UploadShape, matchBy: string | undefined) =>
  matchFields.find((field) => field.key === matchBy) ?? keyColumn;

export const matchedLabel = (shape: UploadShape, matchBy: string | undefined): string =>
  matchedField(shape, matchBy).label;

export interface KeyLabels {
  /** The label of the key. */
  readonly key: string;
  /** The label of the field by which the file's rows are matched: that of the key, or of a number such as the EAN. */
  readonly number: string;
}

export const keyLabelsOf = (shape: UploadShape, matchBy: string | undefined): KeyLabels => ({
  key: shape.keyColumn.label,
  number: matchedLabel(shape, matchBy),
});

/** The names by which the column of a file is recognised, besides its key. */
export const aliasesOf = ({ label, alias = label }: Pick<UploadColumn, 'label' | 'alias'>): readonly string[] =>
  alias === label ? [label] : [label, alias];

export const columnsOf = ({ keyColumn, groups }: UploadShape): readonly UploadColumn[] => [
  keyColumn,
  ...groups.flatMap(({ columns }) => columns),
];
