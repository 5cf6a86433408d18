export type LinkParameters = Readonly<Record<string, string>>;

/** Removed parameters, and the remaining query. */
interface ExtractedLink {
  /** `undefined` when the address had none. */
  readonly link: LinkParameters | undefined;
  /** The remaining query with its `?`, or ''. */
  readonly search: string;
}

/**
 * Removes these parameters from a query, so that a one-time token is neither shown in the address bar nor copied from it.
 */
export function extractLinkParameters(search: string, names: readonly string[]): ExtractedLink {
  const query = new URLSearchParams(search);
  const found = names.flatMap((name) => {
    const value = query.get(name);
    query.delete(name);
    return value === null ? [] : [[name, value] as const];
  });
  if (found.length === 0) return { link: undefined, search };
  return { link: Object.fromEntries(found), search: query.size > 0 ? `?${query}` : '' };
}
