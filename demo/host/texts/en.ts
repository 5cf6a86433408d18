import type { PageVersion } from '../page-version';

/** Titles of pages by their path. */
type Titles = Readonly<Record<string, string>>;

const noTitles: Titles = {};

export const texts = {
  failed: 'This part could not be shown',
  checking: 'Its code did not load.',
  retry: 'Try again',
  reasons: {
    same: 'Its server did not deliver a part of the program. If this goes on, tell your administrator.',
    new: 'There is a new version of this page, and the server no longer has a part of the old one.',
    unreachable: 'The network or the server cannot be reached. The page continues by itself once they are back.',
  } satisfies Record<PageVersion, string>,
  newVersion:
    'There is a new version. What was typed in a form is offered again after it is loaded; an uploaded file that was not submitted has to be chosen again.',
  loadVersion: 'Load it',
  later: 'Later',
  signInWith: (provider: string) => `Sign in with ${provider}`,
  signInFailed: 'You are not signed in, because the server cannot be reached. Please try again.',
  partMissing: 'A part of this page could not be loaded.',
  skip: 'Skip to content',
  areas: 'Areas',
  elsewhere: 'Pricebook on other people’s pages',
  /** Titles of pages by their path; others have the English ones of `routes.ts`. */
  titles: noTitles,
};

export type HostMessages = typeof texts;
