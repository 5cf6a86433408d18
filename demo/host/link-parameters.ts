/** A link's parameters by name. */
export type LinkParameters = Readonly<Record<string, string>>;

/** Parameters removed from an address. */
interface Taken {
  /** `undefined` when the address had none. */
  readonly link: LinkParameters | undefined;
  /** The remaining query: '' or with its `?`. */
  readonly search: string;
}

/**
 * Removes these parameters from a query, so that a one-time token is neither in the address bar nor in what
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
