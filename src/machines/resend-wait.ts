/** How long somebody waits before another code can be mailed, in seconds. */
export const resendWaitSeconds = 30;
