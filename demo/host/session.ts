/** Base address of the back end: from the page's `meta` tag, else the page's origin. */
export const apiBase =
  document.querySelector<HTMLMetaElement>('meta[name="pricebook-api-base"]')?.content || location.origin;

/** The stored access token of this back end; the key is part of the public surface. */
export const storedToken = (): string | undefined =>
  localStorage.getItem(`pricebook.accessToken@${new URL(apiBase).origin}`) ?? undefined;

export const isSignedIn = (): boolean => storedToken() !== undefined;

/** Whether the menu offers the record of changes, which only the page's own server has. Only a hint: the server checks each request. */
export function mayReadRecord(): boolean {
  const { origin } = new URL(apiBase);
  const stored = localStorage.getItem(`pricebook.userInfo@${origin}`);
  if (stored === null || origin !== location.origin) return false;
  try {
    const user: unknown = JSON.parse(stored);
    if (typeof user !== 'object' || user === null || !('PERMISSIONS' in user)) return false;
    return Array.isArray(user.PERMISSIONS) && user.PERMISSIONS.includes('users.write');
  } catch {
    return false;
  }
}
