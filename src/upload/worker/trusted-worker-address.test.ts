import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TrustedTypes } from './spawn';

// Node has no Trusted Types: as in a browser, a name can be used once, and what the rule returns is marked as trusted.

function trustedTypes() {
  const policies = new Map<string, ReturnType<TrustedTypes['createPolicy']>>();
  const api: TrustedTypes = {
    createPolicy(name, { createScriptURL }) {
      if (policies.has(name)) throw new TypeError(`Policy "${name}" is there already.`);
      const policy = { createScriptURL: (address: string) => `trusted ${createScriptURL(address)}` };
      policies.set(name, policy);
      return policy;
    },
  };
  return { api, policies };
}

const loadCopy = async () => {
  vi.resetModules();
  return (await import('./spawn')).trustedWorkerAddress;
};

const worker = 'https://cdn.example/embed/worker.js';

afterEach(() => Reflect.deleteProperty(globalThis, Symbol.for('pricebook')));

describe('The address of a Worker', () => {
  it('is trusted for every copy of the script on a page', { tags: 'GV06' }, async () => {
    const { api } = trustedTypes();
    const [one, other] = [await loadCopy(), await loadCopy()];
    expect(one(worker, api)).toBe(`trusted ${worker}`);
    expect(other('https://partner.example/worker.js', api)).toBe('trusted https://partner.example/worker.js');
    expect(one(worker, api)).toBe(`trusted ${worker}`);
  });

  it('is the only address that the policy accepts', { tags: 'GV06' }, async () => {
    const { api, policies } = trustedTypes();
    (await loadCopy())(worker, api);
    expect(() => policies.get('pricebook')?.createScriptURL('https://evil.example/script.js')).toThrow(TypeError);
  });

  it('remains text without Trusted Types, or if the page forbids the policy', async () => {
    const trust = await loadCopy();
    expect(trust(worker, undefined)).toBe(worker);
    const { api } = trustedTypes();
    api.createPolicy('pricebook', { createScriptURL: (address) => address });
    expect(trust(worker, api)).toBe(worker);
  });
});
