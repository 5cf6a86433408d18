import { defineMessages } from '../texts/define-messages';

export const busyMessages = defineMessages('busy', {
  loading: 'Loading',
  stillLoading: 'Still loading …',
  serverBusy: 'The server is busy. It is asked again by itself',
  secondsLeft: (seconds: number) => (seconds === 1 ? 'in 1 second' : `in ${seconds} seconds`),
});
