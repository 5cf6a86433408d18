import { Image } from '../../ui/controls/icons';
import { safeImageAddress } from '../../ui/safe-image-address';
import { type Cell, type ColumnKind, text } from '../../ui/table/column-kinds';
import type { ProductRecord } from '../../wire/product';

/** What the cell of a group's name is drawn from. */
interface GroupValue {
  readonly name: string;
  /** The picture's address; `undefined` where there is none that may be shown. */
  readonly picture: string | undefined;
}

interface GroupCell extends Cell {
  readonly picture: string;
}

const isGroupValue = (value: unknown): value is GroupValue =>
  typeof value === 'object' && value !== null && 'picture' in value;
const isGroupCell = (cell: Cell): cell is GroupCell => 'picture' in cell;

/** A group's name, and the picture of its product where that may be shown. */
export const groupValue = ({ GROUP_NAME, IMAGE_URL }: ProductRecord, apiBase: string): GroupValue => ({
  name: GROUP_NAME,
  picture: pictureAddress(IMAGE_URL, apiBase),
});

/** The address of a product's picture where it may be shown; a path is the back end's. */
export function pictureAddress(address: string, apiBase: string): string | undefined {
  const isAddress = address !== '' && URL.canParse(address, apiBase);
  return isAddress ? safeImageAddress(new URL(address, apiBase).href, apiBase) : undefined;
}

/** The name of a group, marked where a picture stands behind it: `PicturePreviews` shows that. */
export const groupKind: ColumnKind = {
  align: 'start',
  format(value): Cell | GroupCell {
    const { name, picture } = isGroupValue(value) ? value : { name: value, picture: undefined };
    const cell = text.format(name);
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
