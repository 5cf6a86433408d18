/** The name under which the typed rule is kept. */
export const draftForm = 'change prices';
