/** What pages with Trusted Types make of an address; not yet in TypeScript's own types. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/** The address as a page with Trusted Types takes it. Where the policy `pricebook` is not allowed, the text itself. */
function trusted(address: string): string {
  // SAFETY: browsers without Trusted Types have no such property; the answer then is undefined.
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return address;
  try {
    policy ??= trustedTypes.createPolicy('pricebook', { createScriptURL: (allowed) => allowed });
  } catch {
    return address;
  }
  return policy.createScriptURL(address);
}

/**
 * Starts a module Worker whose code may lie on another origin than the page, which browsers do not do by themselves: a
 * `blob:` Worker imports it. The import is dynamic, because a static one would be held against worker-src, and
 * what arrives before the code is there is kept for it. Throws where the page's policy forbids the Worker.
 */
export function spawnWorker(address: string): Worker {
  const url = new URL(address, import.meta.url);
  if (url.origin === location.origin) return new Worker(trusted(url.href), { type: 'module' });
  const source = `const kept=[],keep=e=>kept.push(e.data);addEventListener('message',keep);
import(${JSON.stringify(url.href)}).then(()=>{removeEventListener('message',keep);for(const data of kept)dispatchEvent(new MessageEvent('message',{data}))},e=>setTimeout(()=>{throw e}));`;
  const blob = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return new Worker(trusted(blob), { type: 'module' });
  } finally {
    // The Worker has taken the address by the next turn.
    setTimeout(() => URL.revokeObjectURL(blob), 60_000);
  }
}
