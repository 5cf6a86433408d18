/** Resolves a back end's address against the page's and removes trailing slashes. Throws unless it is http(s). */
export function absoluteBase(apiBase: string): string {
  const page = typeof document === 'undefined' ? undefined : document.baseURI;
  if (!URL.canParse(apiBase, page)) throw badBase(apiBase);
  const url = new URL(apiBase, page);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw badBase(apiBase);
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

export function apiOrigin(apiBase: string): string {
  return new URL(absoluteBase(apiBase)).origin;
}

function badBase(apiBase: string): Error {
  return new Error(`The back end address "${apiBase}" is not a web address. Give one like https://api.example.com.`);
}
