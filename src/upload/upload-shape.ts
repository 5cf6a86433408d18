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
  readonly groups: readonly UploadGroup[];
}

export const columnsOf = ({ key, groups }: UploadShape): readonly UploadColumn[] => [
  key,
  ...groups.flatMap(({ columns }) => columns),
];
