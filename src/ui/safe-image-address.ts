/** The absolute address of an image on https, in a blob, or at the origin of page or back end; else `undefined`. */
export function safeImageAddress(address: string | undefined, apiBase: string): string | undefined {
  if (!address || !URL.canParse(address, document.baseURI)) return undefined;
  const { protocol, origin, href } = new URL(address, document.baseURI);
  const isKnown = origin === location.origin || origin === new URL(apiBase, document.baseURI).origin;
  const isAllowed = protocol === 'https:' || protocol === 'blob:' || (protocol === 'http:' && isKnown);
  return isAllowed ? href : undefined;
}
