import type { Cell } from './cell';
import { decimalText } from './decimal';

/** A cell as text: numbers as plain decimals, yes/no as `TRUE` and `FALSE`. */
export const cellText = (cell: Cell): string => {
  if (typeof cell === 'number') return decimalText(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return cell;
};
