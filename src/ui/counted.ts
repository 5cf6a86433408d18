/** A number and its noun, such as '1 row' and '1,200 rows'. */
export const counted = (value: number, one: string, many: string): string =>
  `${value.toLocaleString('en')} ${value === 1 ? one : many}`;
