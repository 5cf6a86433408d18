import { assign, type DoneActorEvent, type ErrorActorEvent, fromPromise, setup } from 'xstate';
import type { PriceRecord } from '../wire/price';
import { notProvided, outputOf } from './actors';
import type {
  Answer,
  FindOutcome,
  PlaceProblem,
  PriceChangeEnd,
  PriceChangeInput,
  PriceChangeOutput,
  QuestionInput,
  SaveOutcome,
} from './price-change.types';

interface PriceChangeContext extends PriceChangeInput {
  /** The newest known record; `undefined` until it is found. */
  readonly base: PriceRecord | undefined;
  /** Whether a conflict ends the change: the user was asked about one, or the save was repeated after one. */
  readonly isLastTry: boolean;
  readonly isListStale: boolean;
  readonly end: PriceChangeEnd;
}

interface Given {
  readonly context: PriceChangeContext;
}

/** Ends the change; `params` is the end, or returns it. */
const endBy = <const P>(params: P) => ({ target: 'done', actions: { type: 'assignEnd', params } }) as const;

const ifStored = (kind: 'unchanged' | 'already-stored') =>
  ({ guard: ({ context }: Given) => isStored(context), ...endBy({ kind }) }) as const;

const ifOutOfPlace = {
  guard: ({ context }: Given) => inPlaceProblem(context) !== undefined,
  ...endBy(({ context }: Given) => ({ kind: 'refused', problem: inPlaceProblem(context) ?? 'not-in-place' }) as const),
} as const;

const onError = endBy(
  ({ event: { error } }: { readonly event: ErrorActorEvent }) =>
    ({ kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) }) as const,
);

/** Invokes a question. Without an answer the change is abandoned. */
const askingInvoke = (
  kind: QuestionInput['kind'],
  next: { readonly confirmed: string; readonly cancelled: PriceChangeEnd },
) =>
  ({
    src: 'ask',
    input: ({ context }: Given) => ({ kind, base: baseOf(context) }),
    onDone: [
      { guard: answerGuard('confirmed'), target: next.confirmed },
      { guard: answerGuard('cancelled'), ...endBy(next.cancelled) },
      endBy({ kind: 'abandoned' }),
    ],
    onError,
  }) as const;

const answerGuard =
  (answer: Answer) =>
  ({ event }: { readonly event: DoneActorEvent<Answer> }): boolean =>
    event.output === answer;

/**
 * A price that is changed in its cell: the stored record is found if it is not known, an unusual change is confirmed, and
 * a price that someone else has changed is replaced only if the user says so. Callers provide the actors, which resolve
 * with an outcome.
 */
export const priceChangeMachine = setup({
  // SAFETY: XState reads only the type.
  types: {} as { context: PriceChangeContext; input: PriceChangeInput; output: PriceChangeOutput },
  actors: {
    findRecord: fromPromise<FindOutcome>(notProvided),
    ask: fromPromise<Answer, QuestionInput>(notProvided),
    savePrice: fromPromise<SaveOutcome, PriceRecord>(notProvided),
  },
  actions: {
    assignFound: assign((_, found: FindOutcome) => (found.kind === 'found' ? { base: found.record } : {})),
    assignCurrent: assign((_, saved: SaveOutcome) =>
      saved.kind === 'conflict' ? { base: saved.current, isLastTry: true, isListStale: true } : {},
    ),
    assignEnd: assign((_, end: PriceChangeEnd) => ({ end })),
  },
}).createMachine({
  id: 'priceChange',
  context: ({ input }) => ({
    ...input,
    base: input.start.kind === 'shown' ? input.start.base : undefined,
    isLastTry: false,
    isListStale: false,
    end: { kind: 'unchanged' },
  }),
  output: ({ context: { end, base, isListStale } }) => ({
    end,
    base,
    isListStale: isListStale || staleEnds.has(end.kind),
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: ({ context }) => context.base === undefined, target: 'finding' },
        { guard: ({ context }) => isSeen(context), target: 'checkingIfUnusual' },
        { target: 'handlingUnseenPrice' },
      ],
    },
    finding: {
      invoke: {
        src: 'findRecord',
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'found',
            target: 'checkingFound',
            actions: { type: 'assignFound', params: outputOf<FindOutcome> },
          },
          endBy(({ event }: { readonly event: DoneActorEvent<FindOutcome> }) => endOfFind(event.output)),
        ],
        onError,
      },
    },
    checkingFound: {
      always: [
        { guard: ({ context }) => !isSeen(context), target: 'handlingUnseenPrice' },
        { guard: ({ context }) => context.start.kind === 'undo', target: 'checkingPlace' },
        { target: 'checkingIfUnusual' },
      ],
    },
    checkingIfUnusual: {
      always: [
        ifStored('unchanged'),
        { guard: ({ context }) => isUnusual(context), target: 'askingIfIntended' },
        { target: 'checkingPlace' },
      ],
    },
    askingIfIntended: {
      invoke: askingInvoke('unusual', { confirmed: 'checkingPlace', cancelled: { kind: 'declined' } }),
    },
    checkingPlace: { always: [ifOutOfPlace, { target: 'saving' }] },
    saving: {
      invoke: {
        src: 'savePrice',
        input: ({ context }) => baseOf(context),
        onDone: [
          {
            // Someone else has changed only other prices of the record.
            guard: ({ context, event }) =>
              isFirstConflict(context, event.output) && !hasPriceChanged(context, event.output),
            target: 'checkingPlace',
            actions: { type: 'assignCurrent', params: outputOf<SaveOutcome> },
          },
          {
            guard: ({ context, event }) => isFirstConflict(context, event.output),
            target: 'handlingUnseenPrice',
            actions: { type: 'assignCurrent', params: outputOf<SaveOutcome> },
          },
          endBy(({ event }: { readonly event: DoneActorEvent<SaveOutcome> }) => endOfSave(event.output)),
        ],
        onError,
      },
    },
    /** The user has not seen the price of `base`. */
    handlingUnseenPrice: {
      entry: assign({ isLastTry: true, isListStale: true }),
      always: [ifStored('already-stored'), ifOutOfPlace, { target: 'askingWhichPrice' }],
    },
    askingWhichPrice: {
      invoke: askingInvoke('conflict', { confirmed: 'saving', cancelled: { kind: 'stored-chosen' } }),
    },
    done: { type: 'final' },
  },
});

/** Ends after which the list has to be loaded again. */
const staleEnds: ReadonlySet<PriceChangeEnd['kind']> = new Set(['saved', 'deleted', 'not-found', 'unreadable']);

function baseOf({ base }: PriceChangeContext): PriceRecord {
  if (base === undefined) throw new Error('price change: there is no record yet');
  return base;
}

const storedPrice = (context: PriceChangeContext): string => baseOf(context)[context.key];

const isStored = (context: PriceChangeContext): boolean => context.rules.isSame(storedPrice(context), context.text);

const isUnusual = (context: PriceChangeContext): boolean => context.rules.isUnusual(storedPrice(context), context.text);

/** Whether the user knows the stored price. */
const isSeen = (context: PriceChangeContext): boolean =>
  context.start.seen.some((price) => context.rules.isSame(storedPrice(context), price));

const inPlaceProblem = (context: PriceChangeContext): PlaceProblem | undefined =>
  context.rules.inPlaceProblem(baseOf(context), context.key, context.text);

const isFirstConflict = ({ isLastTry }: PriceChangeContext, { kind }: SaveOutcome): boolean =>
  kind === 'conflict' && !isLastTry;

const hasPriceChanged = (context: PriceChangeContext, saved: SaveOutcome): boolean =>
  saved.kind === 'conflict' && !context.rules.isSame(storedPrice(context), saved.current[context.key]);

function endOfFind(found: FindOutcome): PriceChangeEnd {
  if (found.kind === 'failed') return found;
  return { kind: found.kind === 'deleted' ? 'deleted' : 'not-found' };
}

const endOfSave = (saved: SaveOutcome): PriceChangeEnd =>
  saved.kind === 'conflict' ? { kind: 'changed-again' } : saved;
