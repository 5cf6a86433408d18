/**
 * The back end's address in full, without a slash at its end; a relative one is taken from the page's address.
 * Throws when it is no http(s) address.
 */
export function absoluteBase(apiBase: string): string {
  const page = typeof document === 'undefined' ? undefined : document.baseURI;
  if (!URL.canParse(apiBase, page)) throw badBase(apiBase);
  const url = new URL(apiBase, page);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw badBase(apiBase);
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

/** The origin that a back end's address belongs to: sessions and queues are kept by it. Throws like `absoluteBase`. */
export function apiOrigin(apiBase: string): string {
  return new URL(absoluteBase(apiBase)).origin;
}

function badBase(apiBase: string): Error {
  return new Error(
    `The back end address "${apiBase}" is not a web address. Give one like https://api.example.com as api-base.`,
  );
}
