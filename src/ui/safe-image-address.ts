/**
 * Returns an image address that may be shown: https, the page's origin, a back end's origin, or a blob of this page.
 * `undefined` for anything else and for invalid addresses.
 */
export function safeImageAddress(address: string | undefined, apiBase: string): string | undefined {
  if (!address || !URL.canParse(address, document.baseURI)) return undefined;
  const { protocol, origin, href } = new URL(address, document.baseURI);
  const isKnown = origin === location.origin || origin === new URL(apiBase, document.baseURI).origin;
  const isAllowed = protocol === 'https:' || protocol === 'blob:' || (protocol === 'http:' && isKnown);
  return isAllowed ? href : undefined;
}
