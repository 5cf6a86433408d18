import { createHash } from 'node:crypto';

export const escapeHtml = (text: string): string =>
  text.replace(/[&"'<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/** An HTML document with a style of its own; `body` is HTML. @param language attributes, English by default */
export const htmlPage = (title: string, style: string, body: string, language = 'lang="en"'): string => `<!doctype html>
<html ${language}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;

/** The Content-Security-Policy of a page with these styles and no script. */
export function pagePolicy(styles: readonly string[], formAction: "'none'" | "'self'"): string {
  const hashes = styles.map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  return [
    "default-src 'none'",
    `style-src ${hashes.join(' ')}`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
