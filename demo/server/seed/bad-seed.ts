/** A SEED that cannot be used; the message is one line that says why. */
export class BadSeed extends Error {
  constructor(seed: string, why: string) {
    super(`SEED=${seed} cannot be used: ${why}`);
    this.name = 'BadSeed';
  }
}
