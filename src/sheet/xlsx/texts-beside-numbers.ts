const numberCell = /<c\s([^<>]*[^<>/])>\s*(?:<f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/f>)\s*)?<v>/g;
const typeOf = /(?:^|\s)t="([^"]*)"/;
const styleOf = /(?:^|\s)s="(\d+)"/;
const columnOf = /(?:^|\s)r="([A-Z]{1,3})\d/;

/** Position from 0 of a column such as `A`. */
const positionOf = (letters: string): number =>
  Array.from(letters).reduce((position, letter) => position * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The texts that are shown beside the numbers of each column, by its position from 0; `byStyle` has those of the cells' styles. */
export function findTextsBesideNumbers(
  xml: string,
  byStyle: ReadonlyMap<number, readonly string[]>,
): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, Set<string>>();
  for (const [, attributes = ''] of xml.matchAll(numberCell)) {
    const texts = byStyle.get(Number(styleOf.exec(attributes)?.[1]));
    const letters = columnOf.exec(attributes)?.[1];
    if (!texts || letters === undefined || (typeOf.exec(attributes)?.[1] ?? 'n') !== 'n') continue;
    const column = positionOf(letters);
    found.set(column, new Set([...(found.get(column) ?? []), ...texts]));
  }
  return new Map([...found].map(([column, texts]) => [column, [...texts]]));
}
