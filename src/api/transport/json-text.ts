/**
 * JSON text of a value, also on a page whose old library gives arrays a `toJSON` that makes texts of them: it is set aside
 * for as long as the writing takes.
 */
export function jsonText(value: unknown): string {
  const theirs = Object.getOwnPropertyDescriptor(Array.prototype, 'toJSON');
  if (!theirs?.configurable) return JSON.stringify(value);
  Reflect.deleteProperty(Array.prototype, 'toJSON');
  try {
    return JSON.stringify(value);
  } finally {
    Object.defineProperty(Array.prototype, 'toJSON', theirs);
  }
}
