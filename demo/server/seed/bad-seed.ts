/** An unusable SEED; the message is one line. */
export class BadSeed extends Error {
  constructor(seed: string, why: string) {
    super(`SEED=${seed} cannot be used: ${why}`);
    this.name = 'BadSeed';
  }
}
