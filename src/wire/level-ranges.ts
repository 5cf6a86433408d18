/** A level as it is shown: `03`. */
export const levelText = (level: number): string => String(level).padStart(2, '0');

/** Levels in ascending order as ranges: `01` and `03–05`. */
export function levelRanges(levels: readonly number[]): readonly string[] {
  const starts = levels.filter((level) => !levels.includes(level - 1));
  const ends = levels.filter((level) => !levels.includes(level + 1));
  return starts.map((start, index) => {
    const end = ends[index] ?? start;
    return start === end ? levelText(start) : `${levelText(start)}–${levelText(end)}`;
  });
}
