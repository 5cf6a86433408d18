/** The two parts of a title such as `Price|Book`; `undefined` when none was given. What has no bar is all in the first part. */
export function brandTitle(given: string | undefined): readonly [string, string] | undefined {
  if (!given?.trim()) return undefined;
  const [first = '', ...rest] = given.split('|');
  return [first, rest.join('|')];
}
