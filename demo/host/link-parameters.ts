/** What a link carried, by the name of its query parameter. */
export type LinkParameters = Readonly<Record<string, string>>;

/** What was taken out of an address. */
interface Taken {
  /** `undefined` when the address had none of them. */
  readonly link: LinkParameters | undefined;
  /** What is left of the query: '' or with its `?`. */
  readonly search: string;
}

/**
 * Takes the parameters of these names out of a query, so that a one-time token stays neither in the address bar nor in what
 * is copied from there.
 */
export function takeLinkParameters(search: string, names: readonly string[]): Taken {
  const query = new URLSearchParams(search);
  const found = names.flatMap((name) => {
    const value = query.get(name);
    query.delete(name);
    return value === null ? [] : [[name, value] as const];
  });
  if (found.length === 0) return { link: undefined, search };
  return { link: Object.fromEntries(found), search: query.size > 0 ? `?${query}` : '' };
}
