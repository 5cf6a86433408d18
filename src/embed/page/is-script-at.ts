/**
 * Whether a script is at the address. A server may respond to missing files with its start page. Without a response, or with a
 * server error, nothing is known about the file, and the result is true.
 */
export async function isScriptAt(address: string): Promise<boolean> {
  try {
    const { ok, status, headers } = await fetch(address, { cache: 'no-store' });
    if (!ok) return status >= 500;
    return /javascript|ecmascript/.test(headers.get('content-type') ?? '');
  } catch {
    return true;
  }
}
