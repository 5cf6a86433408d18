import type { Locator, Page } from 'playwright';
import type { Outcome } from './faults';

/** One call, and how a user makes it. */
export interface FaultyCall {
  /** As in spec.md: `POST price/getPrice`. */
  readonly name: string;
  /** Distinguishes it from another use of the call. */
  readonly use?: string;
  readonly effect: 'read' | 'write';
  /** The page on which it is made; signed out if it begins with `anonymous `. */
  readonly path: string;
  /** The call that reloads the list after an unknown outcome, if any. */
  readonly list?: string;
  /** The call with which a retry begins, and ends if it finds the first attempt stored. */
  readonly retryBegins?: string;
  /** Outcomes that differ from those of the fault, by its name. */
  readonly outcomes?: Readonly<Record<string, Outcome>>;
  /** The message of success, unless it is one that other calls share. */
  readonly success?: RegExp;
  /** What is visible once the response was read. */
  readonly result?: (page: Page) => Locator;
  /** What the same user is offered who signs in again, after the session ended while the call was made. */
  readonly offered?: RegExp;
  /** Its result belongs to the form, and means nothing to somebody who left that. */
  readonly isSilentAfterLeaving?: true;
  /** Returns to the page after a failure. Returns a function that makes the call again. */
  readonly restore?: (page: Page) => Promise<Ready['trigger']>;
  /** Prepares the page. Returns a function that makes the call, and the text typed so far. */
  readonly prepare: (page: Page) => Promise<Ready>;
}

/** Names a call and its use, in the name of a test. */
export const titleOf = ({ name, use }: FaultyCall): string => (use === undefined ? name : `${name}, ${use}`);

/** A function that makes a call, once the page is prepared. */
export interface Ready {
  readonly trigger: Locator | (() => Promise<unknown>);
  readonly typed?: Locator;
}
