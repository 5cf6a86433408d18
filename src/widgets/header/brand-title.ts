/** Splits a title such as `Price|Book` into its two parts. */
export function brandTitle(given: string | undefined): readonly [string, string] | undefined {
  if (!given?.trim()) return undefined;
  const [first = '', ...rest] = given.split('|');
  return [first, rest.join('|')];
}
