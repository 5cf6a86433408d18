/** Iterates over the records of an .xls; `at` is the position of a record's content. */
export function* recordsFrom(view: DataView, start: number) {
  for (let next = start; next + 4 <= view.byteLength; ) {
    const length = view.getUint16(next + 2, true);
    const at = next + 4;
    if (at + length > view.byteLength) return;
    yield { type: view.getUint16(next, true), at, length };
    next = at + length;
  }
}
