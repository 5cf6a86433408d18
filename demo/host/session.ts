/** Base address of the back end: from the page's `meta` tag, else the page's origin. */
export const apiBase =
  document.querySelector<HTMLMetaElement>('meta[name="pricebook-api-base"]')?.content || location.origin;

/** The stored access token of this back end; the key is part of the public surface. */
export const storedToken = (): string | undefined =>
  localStorage.getItem(`pricebook.accessToken@${new URL(apiBase).origin}`) ?? undefined;

export const isSignedIn = (): boolean => storedToken() !== undefined;
