/** Base address of the back end: from the page's `meta` tag, else the page's origin. */
export const apiBase =
  document.querySelector<HTMLMetaElement>('meta[name="pricebook-api-base"]')?.content || location.origin;

/** Whether an access token of this back end is stored; the key is part of the public surface. */
export const isSignedIn = (): boolean =>
  localStorage.getItem(`pricebook.accessToken@${new URL(apiBase).origin}`) !== null;
