/** What keeps a file from being sent. */
export const errorKinds = [
  'missing-key',
  'doubled-key',
  'negative',
  'wrong-number',
  'no-number',
  'long-text',
  'wrong-yes-no',
  'wrong-status',
  'wrong-address',
  'error-cell',
] as const;

/** What a person should know of a cell, and what does not keep the file from being sent. */
export const noteKinds = ['text-price', 'clears'] as const;

/** What can be said about one cell. */
export type MarkKind = (typeof errorKinds)[number] | (typeof noteKinds)[number];

/** Whether the mark keeps the file from being sent. */
export const isError = (kind: MarkKind): boolean => errorKinds.some((error) => error === kind);
