/**
 * The host page's policy: scripts and styles from its own origin alone, Trusted Types enforced. The Worker that reads
 * spreadsheets may come from a blob; pictures may come from any https address, as products name them.
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
