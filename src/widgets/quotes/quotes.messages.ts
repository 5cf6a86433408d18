export const quotesMessages = {
  heading: 'Quotes',
  title: 'Not here yet',
  text: 'This feature is under development and will arrive in the next release.',
} as const;
