/**
 * Content of a column: the record's key, text, comma-separated text (`list`), YES or NO, Active or Inactive, the address
 * of a picture, a number of 0 or more, or a price.
 */
export type ColumnContent = 'key' | 'text' | 'list' | 'yes-no' | 'status' | 'address' | 'number' | 'price';

/** A column of the upload. Plain data, because it is posted to the Worker. */
export interface UploadColumn {
  readonly key: string;
  readonly name: string;
  readonly label: string;
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

export interface UploadShape {
  readonly name: string;
  readonly key: UploadColumn;
  /** Other fields whose numbers the file may have instead of the key. */
  readonly matchFields?: readonly { readonly key: string; readonly label: string }[];
  readonly groups: readonly UploadGroup[];
}

/** The label of what the file's numbers are: the key, or the field by which articles are matched. */
export const numberLabel = ({ key, matchFields = [] }: UploadShape, matchBy: string | undefined): string =>
  matchFields.find((field) => field.key === matchBy)?.label ?? key.label;

export const columnsOf = ({ key, groups }: UploadShape): readonly UploadColumn[] => [
  key,
  ...groups.flatMap(({ columns }) => columns),
];
