/** `JSON.stringify` without the `toJSON` that old libraries add to arrays, which would serialise them twice. */
export function jsonText(value: unknown): string {
  const foreignToJson = Object.getOwnPropertyDescriptor(Array.prototype, 'toJSON');
  if (!foreignToJson?.configurable) return JSON.stringify(value);
  Reflect.deleteProperty(Array.prototype, 'toJSON');
  try {
    return JSON.stringify(value);
  } finally {
    Object.defineProperty(Array.prototype, 'toJSON', foreignToJson);
  }
}
