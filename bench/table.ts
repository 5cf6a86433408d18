/** The middle one of some values. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Prints a line of a table: the first cell wide, the others narrow. */
export const line = (...cells: readonly string[]): void =>
  console.log(cells.map((cell, index) => cell.padEnd(index === 0 ? 34 : 16)).join(''));

/** Whether a value keeps to the most that is allowed. */
export const verdict = (value: number, target: number): string => `≤ ${target} ${value <= target ? 'met' : 'MISSED'}`;
