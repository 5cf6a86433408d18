import { shownCount } from '../texts/notation';

/** A number and its noun, such as '1 row' and '1,200 rows'. */
export const counted = (value: number, one: string, many: string): string =>
  `${shownCount(value)} ${value === 1 ? one : many}`;
