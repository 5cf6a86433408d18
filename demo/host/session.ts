/** Base address of the back end: from the page's `meta` tag, else the page's origin. */
export const apiBase =
  document.querySelector<HTMLMetaElement>('meta[name="pricebook-api-base"]')?.content || location.origin;

/** The stored access token of this back end; the key is part of the public surface. */
export const storedToken = (): string | undefined =>
  localStorage.getItem(`pricebook.accessToken@${new URL(apiBase).origin}`) ?? undefined;

export const isSignedIn = (): boolean => storedToken() !== undefined;

/** What is stored of the user; `undefined` without. */
function storedUser(): object | undefined {
  const stored = localStorage.getItem(`pricebook.userInfo@${new URL(apiBase).origin}`);
  try {
    const user: unknown = stored === null ? undefined : JSON.parse(stored);
    return typeof user === 'object' && user !== null ? user : undefined;
  } catch {
    return undefined;
  }
}

/** The email address of the stored user. */
export function signedInEmail(): string | undefined {
  const user = storedUser();
  return user && 'EMAIL' in user && typeof user.EMAIL === 'string' ? user.EMAIL.trim().toLowerCase() : undefined;
}

/** Whether the menu offers the record of changes, which only the page's own server has. Only a hint: the server checks each request. */
export function mayReadRecord(): boolean {
  if (new URL(apiBase).origin !== location.origin) return false;
  const user = storedUser();
  return (
    user !== undefined &&
    'PERMISSIONS' in user &&
    Array.isArray(user.PERMISSIONS) &&
    user.PERMISSIONS.includes('users.write')
  );
}
