import { defineMessages } from '../../texts/define-messages';

const network = 'Error in network connection';

/** Why a request failed. */
export const errorMessages = defineMessages('errors', {
  network,
  timeout: (seconds: number) => `${network}. The server did not answer within ${seconds} seconds.`,
  sessionExpired: 'Your session has ended. Please sign in again.',
  busy: 'The server cannot take more requests now.',
  serverProblem: (status: number) => `The server has a problem (HTTP ${status}).`,
  inAMoment: 'Try again in a moment.',
  refused: (status: number) =>
    `The server answered with an error (HTTP ${status}). Try again; if it happens again, tell your administrator.`,
  unknownOutcome: 'It is not known whether the change was saved.',
  lookAtList: 'Look at the list before you try again.',
  retryAt: (time: string) => `You can try again at ${time}.`,
  unreadable: (status: number, why: string) => `The server's answer could not be understood: ${why} (HTTP ${status}).`,
  tellAdministrator: 'Try again; if it happens again, tell your administrator.',
  webPage: 'it is a web page instead of data',
  damaged: 'it is cut off or damaged',
  empty: 'it is empty',
  unexpected: (name: string) => `${name} is not what was expected`,
  signInEnded: 'Perhaps your sign-in has ended: load the page again.',
});
