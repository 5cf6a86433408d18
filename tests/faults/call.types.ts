import type { Locator, Page } from 'playwright';
import type { Outcome } from './faults';

/** One call, and how a person makes it. */
export interface FaultyCall {
  /** As in spec.md: `POST price/getPrice`. */
  readonly name: string;
  readonly effect: 'read' | 'write';
  /** The page that it is made on; without a session where it begins with `anonymous `. */
  readonly path: string;
  /** Whether the list is read again when the outcome is unknown: the call that reads it. */
  readonly list?: string;
  /** Outcomes that differ from those of the fault, by its name. */
  readonly outcomes?: Readonly<Record<string, Outcome>>;
  /** A text that tells the success, where it is not one of those of other calls. */
  readonly success?: RegExp;
  /** Brings the page back to where the call is made, after a failure. Returns what makes the call again. */
  readonly restore?: (page: Page) => Promise<Ready['trigger']>;
  /** Brings the page to where the call is made. Returns what makes it, and what was typed until then. */
  readonly prepare: (page: Page) => Promise<Ready>;
}

/** What makes a call, once the page is there. */
export interface Ready {
  readonly trigger: Locator | (() => Promise<unknown>);
  readonly typed?: Locator;
}
