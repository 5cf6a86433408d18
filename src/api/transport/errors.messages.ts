import { defineMessages } from '../../texts/define-messages';

/** Why a request failed. */
export const errorMessages = defineMessages('errors', {
  network: 'Error in network connection',
  timeout: (seconds: number) => `Error in network connection. The server did not answer within ${seconds} seconds.`,
  sessionExpired: 'Your session has ended. Please sign in again.',
  superseded: 'A newer request took the place of this one.',
  busy: 'The server cannot take more requests now.',
  serverProblem: (status: number) => `The server has a problem (HTTP ${status}).`,
  inAMoment: 'Try again in a moment.',
  refused: (status: number) =>
    `The server answered with an error (HTTP ${status}). Try again; if it happens again, tell your administrator.`,
  unknownOutcome: 'It is not known whether the change was saved.',
  lookAtList: 'Look at the list before you try again.',
  retryIn: (seconds: number) => `You can try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
  retryAt: (time: string) => `You can try again at ${time}.`,
  unreadable: (status: number, why: string) => `The server's answer could not be understood: ${why} (HTTP ${status}).`,
  tellAdministrator: 'Try again; if it happens again, tell your administrator.',
  webPage: 'it is a web page instead of data',
  signInEnded: 'Perhaps your sign-in has ended: load the page again.',
  fileSize: (size: string) => `The file is ${size}.`,
  fileTooLarge: 'The file is too large for the server.',
});
