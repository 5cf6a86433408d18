/**
 * The host page's Content-Security-Policy: scripts and styles from its own origin only, Trusted Types enforced. `blob:` is
 * for the Worker that reads spreadsheets; `https:` for pictures, as products may link to any.
 */
export function hostPagePolicy(apiBase: string | undefined): string {
  const api = apiBase === undefined ? '' : ` ${new URL(apiBase).origin}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' https: data: blob:${api}`,
    `connect-src 'self'${api}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types pricebook',
  ].join('; ');
}
