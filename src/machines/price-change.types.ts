import type { PriceRecord } from '../wire/price';
import type { PriceKey } from '../wire/price-levels';

/** How a change begins. `seen`: the prices that the user may have seen as the stored one. */
export type PriceChangeStart = { readonly seen: readonly string[] } & (
  | { readonly kind: 'shown'; readonly base: PriceRecord }
  /** The stored record is found first. */
  | { readonly kind: 'find' }
  /** The stored record is found first; an earlier price is restored even if the change is unusual. */
  | { readonly kind: 'undo' }
);

/** Why a price cannot be saved in its cell: saving it would move other prices. */
export type PlaceProblem = 'not-last' | 'not-in-place';

/** What the machine has to know about prices. Pure functions. */
export interface PriceRules {
  readonly isSame: (one: string, other: string) => boolean;
  /** Whether the change has to be confirmed. */
  readonly isUnusual: (from: string, to: string) => boolean;
  readonly inPlaceProblem: (base: PriceRecord, key: PriceKey, text: string) => PlaceProblem | undefined;
}

export interface PriceChangeInput {
  readonly key: PriceKey;
  /** The new price; '' removes it. */
  readonly text: string;
  readonly start: PriceChangeStart;
  readonly rules: PriceRules;
}

export type FindOutcome =
  | { readonly kind: 'found'; readonly record: PriceRecord }
  | { readonly kind: 'deleted' }
  | { readonly kind: 'unknown' }
  | Failed;

/** A question: whether an unusual change is intended, or which of two prices remains. `base` has the stored price. */
export interface QuestionInput {
  readonly kind: 'unusual' | 'conflict';
  readonly base: PriceRecord;
}

export type Answer =
  | 'confirmed'
  | 'cancelled'
  /** The list was removed before the user answered. */
  | 'abandoned';

export type SaveOutcome =
  /** `record`: what the back end has stored, as far as it says. */
  | { readonly kind: 'saved'; readonly record: Readonly<Record<string, unknown>> }
  | { readonly kind: 'conflict'; readonly current: PriceRecord }
  | { readonly kind: 'prevented' | 'deleted' | 'unreadable' }
  | Failed;

interface Failed {
  readonly kind: 'failed';
  readonly error: Error;
}

/**
 * How a change ended.
 * - `unchanged`: the user knew that the price was stored; `already-stored`: someone else has stored it.
 * - `declined`: an unusual change was not intended.
 * - `stored-chosen`: the user has chosen the stored price over the new one.
 * - `abandoned`: the list was removed before the user answered.
 * - `prevented`: a listener of the page prevented the save.
 * - `changed-again`: the record was changed a second time while it was saved.
 * - `not-found`: it is not known whether the record exists; `unreadable`: its current version is not known.
 */
export type PriceChangeEnd =
  | Extract<SaveOutcome, { readonly kind: 'saved' }>
  | { readonly kind: 'refused'; readonly problem: PlaceProblem }
  | {
      readonly kind:
        | 'unchanged'
        | 'already-stored'
        | 'declined'
        | 'stored-chosen'
        | 'abandoned'
        | 'prevented'
        | 'changed-again'
        | 'deleted'
        | 'not-found'
        | 'unreadable';
    }
  | Failed;

export interface PriceChangeOutput {
  readonly end: PriceChangeEnd;
  /** The newest known record; `undefined` if it was not found. */
  readonly base: PriceRecord | undefined;
  /** Whether the list shows an older record than the machine knows. */
  readonly isListStale: boolean;
}
