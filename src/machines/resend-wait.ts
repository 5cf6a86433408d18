export const resendWaitSeconds = 30;
