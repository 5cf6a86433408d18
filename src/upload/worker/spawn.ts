import { type TrustedTypes, trustedWorkerAddress } from './worker-policy';

/**
 * Starts a module Worker. Browsers refuse a Worker script of another origin, so a `blob:` Worker imports it: dynamically,
 * since a static import is subject to worker-src. Messages that arrive before the import are replayed.
 * @throws when the page's policy forbids the Worker.
 */
export function spawnWorker(address: string): Worker {
  // SAFETY: undefined in browsers without Trusted Types.
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const trusted = (href: string) => trustedWorkerAddress(href, trustedTypes);
  // Not import.meta.url: Turbopack gives modules a `file:` address, and assets a path of the page's origin.
  const url = new URL(address, location.href);
  if (url.origin === location.origin) return new Worker(trusted(url.href), { type: 'module' });
  const source = `const early=[],store=e=>early.push(e.data);addEventListener('message',store);
import(${JSON.stringify(url.href)}).then(()=>{removeEventListener('message',store);for(const data of early)dispatchEvent(new MessageEvent('message',{data}))},e=>setTimeout(()=>{throw e}));`;
  const blob = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return new Worker(trusted(blob), { type: 'module' });
  } finally {
    // The Worker loads the address asynchronously.
    setTimeout(() => URL.revokeObjectURL(blob), 60_000);
  }
}
