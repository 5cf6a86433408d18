/**
 * The address of an image that may be shown: https, the page's own origin, that of a back end, or a blob made here.
 * `undefined` for anything else, and for addresses that cannot be read.
 */
export function safeImageAddress(address: string | undefined, apiBase: string): string | undefined {
  if (!address || !URL.canParse(address, document.baseURI)) return undefined;
  const { protocol, origin, href } = new URL(address, document.baseURI);
  const isKnown = origin === location.origin || origin === new URL(apiBase, document.baseURI).origin;
  const isAllowed = protocol === 'https:' || protocol === 'blob:' || (protocol === 'http:' && isKnown);
  return isAllowed ? href : undefined;
}
