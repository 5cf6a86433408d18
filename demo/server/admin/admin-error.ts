/** An expected failure of a command; the message is one line. */
export class AdminError extends Error {}
