import { defineMessages } from '../texts/define-messages';

export const busyMessages = defineMessages('busy', {
  loading: 'Loading',
  stillLoading: 'Still loading …',
  serverBusy: 'The server is busy. It is asked again by itself',
  serverBusyFor: (seconds: number) =>
    `The server is busy. It is asked again by itself in ${seconds === 1 ? '1 second' : `${seconds} seconds`}`,
});
