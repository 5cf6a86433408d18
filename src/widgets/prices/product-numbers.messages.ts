export const matchMessages = {
  noColumn: (label: string) => `the download of the products has no column ${label}, or no products`,
} as const;
