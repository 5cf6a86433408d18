/** Seconds between two requests for a mailed code. */
export const resendWaitSeconds = 30;
