/**
 * What a column's cells hold: the name of the record (`key`), any text, texts separated by commas (`list`), YES or NO,
 * Active or Inactive, the address of a picture, a number from 0, or a price.
 */
export type ColumnContent = 'key' | 'text' | 'list' | 'yes-no' | 'status' | 'address' | 'number' | 'price';

/** A column that files of one kind may have. Plain data, so that a Worker can be given it. */
export interface UploadColumn {
  readonly key: string;
  /** Header text in the preview. */
  readonly name: string;
  /** The full name, where the header text is too short to stand alone. */
  readonly label: string;
  readonly content: ColumnContent;
  /** In px. */
  readonly width: number;
}

/** Columns under one heading of the preview. */
export interface UploadGroup {
  readonly name: string;
  readonly note: string;
  /** A class for the group's cells, such as a tint. */
  readonly className: string;
  readonly columns: readonly UploadColumn[];
}

/** What an area's files look like: the column that names the record, and the others. */
export interface UploadShape {
  /** Names the area in storage, such as `orders`. */
  readonly name: string;
  readonly key: UploadColumn;
  readonly groups: readonly UploadGroup[];
}

/** Every column of a shape, the key first. */
export const columnsOf = ({ key, groups }: UploadShape): readonly UploadColumn[] => [
  key,
  ...groups.flatMap(({ columns }) => columns),
];
