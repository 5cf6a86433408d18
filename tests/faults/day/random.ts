/** Random choices that a seed repeats. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number;
  readonly isChance: (share: number) => boolean;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
}

/** The generator 'mulberry32'. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    isChance: (share) => next() < share,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
