/** What the server delivers at the page's own address: the scripts that run here, those of another version, or nothing. */
export type PageVersion = 'same' | 'new' | 'unreachable';

/** Addresses of the module scripts of this application in a page's HTML. Other pages, such as a proxy's, have none. */
export function scriptsOf(html: string): readonly string[] {
  const tags = html.match(/<script\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => /\bsrc="([^"]*\/assets\/[^"]+\.js)"/.exec(tag)?.[1] ?? []);
}

export function compareVersions(running: readonly string[], delivered: readonly string[]): PageVersion {
  if (delivered.length === 0) return 'unreachable';
  return delivered.every((address) => running.includes(address)) ? 'same' : 'new';
}

/** Time after which the server counts as unreachable, in ms. */
const timeLimit = 5000;

/** Requests the page again, past every cache, and compares its scripts with those that run. Never rejects. */
export async function fetchPageVersion(): Promise<PageVersion> {
  try {
    const response = await fetch(location.pathname, { cache: 'no-store', signal: AbortSignal.timeout(timeLimit) });
    if (!response.ok) return 'unreachable';
    return compareVersions(scriptsOf(document.head.innerHTML), scriptsOf(await response.text()));
  } catch {
    return 'unreachable';
  }
}
