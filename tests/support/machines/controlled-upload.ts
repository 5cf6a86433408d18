import { expect } from 'vitest';
import { createActor, fromPromise, type NonReducibleUnknown } from 'xstate';
import type { UploadPair } from '../../../src/api/resources/sheet-upload';
import type { CostDraft } from '../../../src/machines/cost-draft.types';
import type { CheckedFile, OpenedFile, ReadingOptions } from '../../../src/machines/reading.types';
import { uploadMachine } from '../../../src/machines/upload.machine';
import type {
  CheckOutcome,
  ConfirmOutcome,
  OpenReview,
  ReadOutcome,
  SendOutcome,
  UploadInput,
} from '../../../src/machines/upload.types';
import { createCostDraft } from '../../../src/upload/pricing/cost-draft';
import type { CostRule } from '../../../src/wire/cost-rule';

export const file = new File(['MAIN_SKU\nA'], 'prices.csv');
export const other = new File(['MAIN_SKU\nB'], 'other.csv');
export const counts = { created: 2, unchanged: 3 };
export const pair: UploadPair = { existingData: { ID: 1, SP_AUD_01: '1' }, newData: { ID: 1, SP_AUD_01: '2' } };
/** The same change after the stored record has changed. */
export const fresh: UploadPair = { existingData: { ID: 1, SP_AUD_01: '1.5' }, newData: { ID: 1, SP_AUD_01: '2' } };
const choose = { type: 'file.choose', file } as const;
export const submit = { type: 'file.submit' } as const;
export const cancel = { type: 'upload.cancel' } as const;
const confirm = { type: 'changes.confirm', pairs: [pair], flaggedCount: 0 } as const;
export const refused: SendOutcome = {
  kind: 'failed',
  problem: {
    kind: 'file-refused',
    message: '1 row is wrong',
    rows: [{ row: 7, column: 'MAIN_SKU', reason: 'unknown' }],
  },
};
export const notSent: SendOutcome = {
  kind: 'failed',
  problem: { kind: 'not-sent', message: 'Error in network connection' },
};
const reviewNeeded: SendOutcome = { kind: 'review-needed', ...counts, pairs: [pair] };
/** A stored review with the change excluded. */
export const review: OpenReview = {
  pairs: [pair],
  counts,
  fileName: 'stored.csv',
  rows: 12,
  excludedFields: new Map([[0, new Set(['SP_AUD_01'])]]),
  isOutcomeUnknown: false,
};
const opened: OpenedFile = {
  encoding: undefined,
  canChooseEncoding: true,
  sheet: 0,
  sheets: [],
  sheetProblem: undefined,
  header: 0,
  columns: [{ index: 0, name: 'MAIN_SKU', state: 'used', key: 'MAIN_SKU', samples: [], isHidden: false }],
  isMappingComplete: true,
  firstRows: [],
  decimalSeparator: 'point',
};
export const known: ReadOutcome = { opened, options: {} };
export const unknown: ReadOutcome = { opened: { ...opened, isMappingComplete: false }, options: {} };
/** A file with a column of costs and a rule for it. */
const costRule: CostRule = {
  currency: 'AUD',
  markups: { kind: 'each', percents: [{ level: 1, percent: '60' }] },
  rounding: '0.01',
};
export const priced: ReadOutcome = { opened, options: { costs: [{ column: 1, rule: costRule }] } };
export const draft: CostDraft = createCostDraft(1, 'AUD', '2026-11-01');
/** The previous file, and the options with which it was read. */
export const previous = { file: other, options: { sheet: 1 } } as const;
const checked: CheckedFile = {
  rows: 1,
  excluded: [],
  kinds: [],
  rowsWithAnyKind: 0,
  columnValues: [],
  zeros: { rows: 0, withOtherPrices: 0 },
  unrated: { rows: 0, currencies: [] },
  partlyCosted: 0,
  offers: {
    statuses: [],
    nearKeys: undefined,
    severalAddresses: 0,
    amounts: [],
    costAmounts: [],
    priceUnits: { prices: 0, units: [], columns: [], unnamed: 0, example: undefined, isAsked: false },
  },
  rounded: 0,
  reinterpreted: 0,
  findings: [],
  errorRows: 0,
  noteRows: 0,
  numberNotation: { kind: 'plain' },
  example: undefined,
  decimalSeparator: 'point',
};

const refusableRows = { kind: 'unknown-key', cells: 2, places: [] } as const;
const textsWithDigits = { kind: 'to-check', cells: 4, places: [] } as const;
export const valid: CheckedFile = checked;
export const oneQuestion: CheckedFile = { ...checked, findings: [textsWithDigits] };
export const twoQuestions: CheckedFile = { ...checked, findings: [refusableRows, textsWithDigits] };
export const leaveOut = {
  type: 'question.leaveOut',
  options: { exclusions: { kinds: ['unknown-sku'] } },
} as const;

interface Call {
  readonly actor: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
  resolve(outcome: unknown): void;
  reject(error: unknown): void;
}

/** An upload machine whose actors the test resolves or rejects. */
export function startUpload(input: Partial<UploadInput> = {}) {
  const calls: Call[] = [];
  let removed = 0;
  function controlled<T, I>(actor: string) {
    return fromPromise<T, I>(({ input: given, signal }) => {
      // SAFETY: each test resolves an actor with an outcome of that actor.
      return new Promise<T>((resolve, reject) =>
        calls.push({ actor, input: given, signal, resolve: resolve as (outcome: unknown) => void, reject }),
      );
    });
  }
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        readFile: controlled<ReadOutcome, { file: File; options: ReadingOptions }>('readFile'),
        checkRows: controlled<CheckOutcome, NonReducibleUnknown>('checkRows'),
        askPageToSend: controlled<boolean, NonReducibleUnknown>('askPageToSend'),
        sendFile: controlled<SendOutcome, { file: File; report: (percent: number) => void }>('sendFile'),
        confirmChanges: controlled<ConfirmOutcome, readonly UploadPair[]>('confirmChanges'),
      },
      actions: { removeReview: () => removed++ },
    }),
    { input: { file: undefined, review: undefined, previous: undefined, ...input } },
  );
  actor.start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const last = () => calls.at(-1) ?? expect.fail('nothing was called');
  return {
    actor,
    calls,
    last,
    at: () => path(actor.getSnapshot().value),
    /** How many times the stored review was removed. */
    removed: () => removed,
    context: () => actor.getSnapshot().context,
    async resolve(outcome: ReadOutcome | CheckOutcome | boolean | SendOutcome | ConfirmOutcome) {
      last().resolve(outcome);
      await settle();
    },
    async reject(message: string) {
      last().reject(new Error(message));
      await settle();
    },
  };
}

/** A state's name, as a path for nested states. */
const path = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value ?? {})
        .map(([state, inner]) => `${state}.${path(inner)}`)
        .join();

/** Drives a new upload to a state. */
export const to = {
  reading() {
    const upload = startUpload();
    upload.actor.send(choose);
    return upload;
  },
  async mapping() {
    const upload = to.reading();
    await upload.resolve(unknown);
    return upload;
  },
  async pricing() {
    const upload = await to.mapping();
    upload.actor.send({ type: 'mapping.change', mapping: { header: 0, columns: [], costColumns: [1] } });
    upload.actor.send({ type: 'pricing.open' });
    return upload;
  },
  async checking() {
    const upload = to.reading();
    await upload.resolve(known);
    return upload;
  },
  async ready(errors = 0) {
    const upload = await to.checking();
    await upload.resolve({ checked, errors });
    return upload;
  },
  /** The state that asks about three texts with digits. */
  async askingTexts() {
    const upload = await to.checking();
    const texts = { kind: 'to-check', cells: 3, places: [] } as const;
    await upload.resolve({ checked: { ...checked, findings: [texts] }, errors: 0 });
    upload.actor.send(submit);
    return upload;
  },
  /** The state that asks about two rows that may be refused; four texts with digits are to be asked about next. */
  async askingRefusable() {
    const upload = await to.checking();
    await upload.resolve({ checked: twoQuestions, errors: 0 });
    upload.actor.send(submit);
    return upload;
  },
  /** The check of the rows that are left once those that may be refused are left out. */
  async recheckingRest() {
    const upload = await to.askingRefusable();
    upload.actor.send(leaveOut);
    await upload.resolve(known);
    return upload;
  },
  async askingPage() {
    const upload = await to.ready();
    upload.actor.send(submit);
    return upload;
  },
  async submitting() {
    const upload = await to.askingPage();
    await upload.resolve(true);
    return upload;
  },
  async reviewing() {
    const upload = await to.submitting();
    await upload.resolve(reviewNeeded);
    return upload;
  },
  async asking() {
    const upload = await to.reviewing();
    upload.actor.send({ ...confirm, flaggedCount: 1 });
    return upload;
  },
  async leaving() {
    const upload = await to.reviewing();
    upload.actor.send(cancel);
    return upload;
  },
  async confirming() {
    const upload = await to.reviewing();
    upload.actor.send(confirm);
    return upload;
  },
};
