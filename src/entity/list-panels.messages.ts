export const messages = {
  deleted: 'It was deleted.',
} as const;
