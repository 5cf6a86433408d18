import { TestRunner } from 'vitest';
import { type BackEnd, backEndAt } from './back-end';

/** Address of a running back end to test against the contract, if any. */
export const base: string | undefined = process.env.CONTRACT_BASE;

/** The back end at an address. A test that needs more than HTTP is skipped with the reason. */
export function remoteBackEnd(url: string): () => BackEnd {
  const backEnd: BackEnd = {
    ...backEndAt(url),
    wait: () => skipFor('its clock'),
    now: () => skipFor('its clock'),
    unexpected: [],
    notes: [],
    close: async () => {},
  };
  return () => backEnd;
}

/** Ends the running test as skipped. */
export function skipFor(needs: string): never {
  TestRunner.getCurrentTest()?.context.skip(`left out: it needs ${needs}`);
  throw new Error(`This needs ${needs}, which a back end somewhere else does not hand out.`);
}
