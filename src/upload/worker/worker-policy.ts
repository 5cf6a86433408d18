import { pageState } from '../../api/session/page-state';

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
