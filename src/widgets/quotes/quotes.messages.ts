/** Every text that the quotes show. */
export const quotesMessages = {
  heading: 'Quotes',
  title: 'This feature is under development',
  text: 'It will arrive in the next release.',
} as const;
