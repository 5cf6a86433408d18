import { Image } from 'lucide-react';
import { safeImageAddress } from '../../ui/safe-image-address';
import { type ColumnKind, type FormattedCell, textKind } from '../../ui/table/column-kinds';
import type { ProductRecord } from '../../wire/product';

interface GroupValue {
  readonly name: string;
  /** Its safe address; `undefined` if the product has no picture or it must not be shown. */
  readonly picture: string | undefined;
}

interface GroupCell extends FormattedCell {
  readonly picture: string;
}

const isGroupValue = (value: unknown): value is GroupValue =>
  typeof value === 'object' && value !== null && 'picture' in value;
const isGroupCell = (cell: FormattedCell): cell is GroupCell => 'picture' in cell;

export const groupValue = ({ GROUP_NAME, IMAGE_URL }: ProductRecord, apiBase: string): GroupValue => ({
  name: GROUP_NAME,
  picture: pictureAddress(IMAGE_URL, apiBase),
});

/** Returns the picture's safe address; a path is resolved against the back end. */
export function pictureAddress(address: string, apiBase: string): string | undefined {
  const isAddress = address !== '' && URL.canParse(address, apiBase);
  return isAddress ? safeImageAddress(new URL(address, apiBase).href, apiBase) : undefined;
}

/** `data-picture` marks names with a picture for `PicturePreviews`. */
export const groupKind: ColumnKind = {
  align: 'start',
  format(value): FormattedCell | GroupCell {
    const { name, picture } = isGroupValue(value) ? value : { name: value, picture: undefined };
    const cell = textKind.format(name);
    return picture === undefined ? cell : { ...cell, picture };
  },
  draw: (cell) =>
    isGroupCell(cell) ? (
      <span className="pricebook-pictured" data-picture={cell.picture}>
        <span>{cell.text}</span>
        <Image />
      </span>
    ) : (
      cell.text
    ),
};
