import { pageState } from '../../api/session/page-state';

/**
 * Starts a module Worker. Browsers refuse a Worker script of another origin, so a `blob:` Worker imports it: dynamically,
 * since a static import is subject to worker-src. Messages that arrive before the import are replayed.
 * @throws when the page's policy forbids the Worker.
 */
export function spawnWorker(address: string): Worker {
  // SAFETY: undefined in browsers without Trusted Types.
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const trustedAddress = (href: string) => trustedWorkerAddress(href, trustedTypes);
  // Not import.meta.url: Turbopack gives modules a `file:` address, and assets a path of the page's origin.
  const url = new URL(address, location.href);
  if (url.origin === location.origin) return new Worker(trustedAddress(url.href), { type: 'module' });
  const source = `const early=[],store=e=>early.push(e.data);addEventListener('message',store);
import(${JSON.stringify(url.href)}).then(()=>{removeEventListener('message',store);for(const data of early)dispatchEvent(new MessageEvent('message',{data}))},e=>setTimeout(()=>{throw e}));`;
  const blob = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return new Worker(trustedAddress(blob), { type: 'module' });
  } finally {
    // The Worker loads the address asynchronously.
    setTimeout(() => URL.revokeObjectURL(blob), 60_000);
  }
}

/** Part of the Trusted Types API, which TypeScript does not declare yet. */
export interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}

/**
 * The address of a Worker as a TrustedScriptURL; a plain string where Trusted Types or the policy `pricebook` are not
 * available. Creates one policy per page, because browsers refuse a second one with the same name; it accepts only
 * addresses passed here.
 */
export function trustedWorkerAddress(address: string, trustedTypes: TrustedTypes | undefined): string {
  if (trustedTypes === undefined) return address;
  try {
    const { addresses, policy } = pageState('worker-policy@1', () => createPolicy(trustedTypes));
    addresses.add(address);
    return policy.createScriptURL(address);
  } catch {
    return address;
  }
}

function createPolicy(trustedTypes: TrustedTypes) {
  const addresses = new Set<string>();
  const policy = trustedTypes.createPolicy('pricebook', {
    createScriptURL(address) {
      if (addresses.has(address)) return address;
      throw new TypeError(`Pricebook has no Worker at ${address}.`);
    },
  });
  return { addresses, policy };
}
