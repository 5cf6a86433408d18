import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, toPromise } from 'xstate';
import { countTransitions } from '../../tests/support/machines/machine-size';
import { type PriceRecord, priceRecordSchema } from '../wire/price';
import { priceChangeMachine } from './price-change.machine';
import type {
  Answer,
  FindOutcome,
  PlaceProblem,
  PriceChangeOutput,
  PriceChangeStart,
  QuestionInput,
  SaveOutcome,
} from './price-change.types';

/** A record that has the price in the changed cell, in a version. */
const record = (price: string, version = 1): PriceRecord =>
  v.parse(priceRecordSchema, { ID: 1, MAIN_SKU: 'A-1', VERSION: version, SP_AUD_01: price });

const shown = (...seen: string[]): PriceChangeStart => ({ kind: 'shown', base: record('10'), seen });
const found = (price: string): FindOutcome => ({ kind: 'found', record: record(price) });
const conflict = (price: string, version = 2): SaveOutcome => ({ kind: 'conflict', current: record(price, version) });
const saved: SaveOutcome = { kind: 'saved', record: { VERSION: 2 } };
const failed = { kind: 'failed', error: new Error('It broke.') } as const;

interface Situation {
  readonly start: PriceChangeStart;
  /** The new price. 100 or more is unusual. @default '12' */
  readonly text?: string;
  readonly inPlaceProblem?: PlaceProblem;
  readonly finds?: FindOutcome | Error;
  /** Answers in turn. */
  readonly answers?: readonly (Answer | Error)[];
  /** Outcomes of the saves in turn. */
  readonly saves?: readonly (SaveOutcome | Error)[];
}

interface Run {
  readonly path: string;
  readonly output: PriceChangeOutput;
}

/** Runs a change to its end. The path has its states, questions and the versions that were saved. */
async function run(situation: Situation): Promise<Run> {
  const { start, text = '12', inPlaceProblem, finds } = situation;
  const answers = [...(situation.answers ?? [])];
  const saves = [...(situation.saves ?? [])];
  const path: string[] = [];
  async function next<T>(name: string, outcome: T | Error | undefined): Promise<T> {
    path.push(name);
    if (outcome === undefined) throw new Error(`unexpected: ${name}`);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  }
  const machine = priceChangeMachine.provide({
    actors: {
      findRecord: fromPromise(() => next('find', finds)),
      ask: fromPromise<Answer, QuestionInput>(({ input: { kind, base } }) =>
        next(`${kind} ${base.SP_AUD_01}`, answers.shift()),
      ),
      savePrice: fromPromise<SaveOutcome, PriceRecord>(({ input }) => next(`save ${input.VERSION}`, saves.shift())),
    },
  });
  const rules = {
    isSame: (one: string, other: string) => Number(one) === Number(other),
    isUnusual: (_: string, to: string) => Number(to) >= 100,
    inPlaceProblem: () => inPlaceProblem,
  };
  const actor = createActor(machine, { input: { key: 'SP_AUD_01', text, start, rules } });
  const output = await toPromise(actor.start());
  return { path: path.join(', '), output };
}

type Expected = readonly [path: string, end: string, isListStale: boolean];

/** Every transition, by the state that it leaves. */
const walks: Readonly<Record<string, readonly [Situation, Expected]>> = {
  'starting: finds a record that the list has not shown': [
    { start: { kind: 'find', seen: ['10'] }, finds: found('10'), saves: [saved] },
    ['find, save 1', 'saved', true],
  ],
  'starting: saves a price that the user has seen': [
    { start: shown('9', '10.0'), saves: [saved] },
    ['save 1', 'saved', true],
  ],
  'starting: asks about a price that the user has not seen': [
    { start: shown('9'), answers: ['confirmed'], saves: [saved] },
    ['conflict 10, save 1', 'saved', true],
  ],
  'finding: continues with the found record': [
    { start: { kind: 'find', seen: ['10'] }, finds: found('10'), text: '10' },
    ['find', 'unchanged', false],
  ],
  'finding: ends with a deleted record': [
    { start: { kind: 'find', seen: ['10'] }, finds: { kind: 'deleted' } },
    ['find', 'deleted', true],
  ],
  'finding: ends with an error': [
    { start: { kind: 'undo', seen: ['10'] }, finds: failed.error },
    ['find', 'failed', false],
  ],
  'checkingFound: asks about a price that changed meanwhile': [
    { start: { kind: 'find', seen: ['10'] }, finds: found('11'), answers: ['cancelled'] },
    ['find, conflict 11', 'stored-chosen', true],
  ],
  'checkingFound: restores an earlier price without a question': [
    { start: { kind: 'undo', seen: ['10'] }, finds: found('10'), text: '100', saves: [saved] },
    ['find, save 1', 'saved', true],
  ],
  'checkingFound: asks whether an unusual draft is intended': [
    { start: { kind: 'find', seen: ['10'] }, finds: found('10'), text: '100', answers: ['cancelled'] },
    ['find, unusual 10', 'declined', false],
  ],
  'checkingIfUnusual: ends with the stored price': [{ start: shown('10'), text: '10.00' }, ['', 'unchanged', false]],
  'checkingIfUnusual: asks whether an unusual price is intended': [
    { start: shown('10'), text: '100', answers: ['abandoned'] },
    ['unusual 10', 'abandoned', false],
  ],
  'checkingIfUnusual: continues with a usual price': [
    { start: shown('10'), saves: [{ kind: 'prevented' }] },
    ['save 1', 'prevented', false],
  ],
  'askingIfIntended: saves a confirmed price': [
    { start: shown('10'), text: '100', answers: ['confirmed'], saves: [saved] },
    ['unusual 10, save 1', 'saved', true],
  ],
  'askingIfIntended: ends when the user cancels': [
    { start: shown('10'), text: '100', answers: ['cancelled'] },
    ['unusual 10', 'declined', false],
  ],
  'askingIfIntended: ends without an answer': [
    { start: shown('10'), text: '100', answers: ['abandoned'] },
    ['unusual 10', 'abandoned', false],
  ],
  'askingIfIntended: ends with an error': [
    { start: shown('10'), text: '100', answers: [failed.error] },
    ['unusual 10', 'failed', false],
  ],
  'checkingPlace: refuses to move other prices': [
    { start: shown('10'), text: '', inPlaceProblem: 'not-last' },
    ['', 'refused', false],
  ],
  'checkingPlace: saves a price that moves no other': [
    { start: shown('10'), saves: [{ kind: 'deleted' }] },
    ['save 1', 'deleted', true],
  ],
  'saving: saves again when another price of the record was changed': [
    { start: shown('10'), saves: [conflict('10'), saved] },
    ['save 1, save 2', 'saved', true],
  ],
  'saving: asks when the price was changed': [
    { start: shown('10'), saves: [conflict('11'), saved], answers: ['confirmed'] },
    ['save 1, conflict 11, save 2', 'saved', true],
  ],
  'saving: ends with a second conflict': [
    { start: shown('10'), saves: [conflict('10'), conflict('10', 3)] },
    ['save 1, save 2', 'changed-again', true],
  ],
  'saving: ends with an error': [{ start: shown('10'), saves: [failed.error] }, ['save 1', 'failed', false]],
  'handlingUnseenPrice: ends when the price was stored by someone else': [
    { start: shown('10'), saves: [conflict('12')] },
    ['save 1', 'already-stored', true],
  ],
  'handlingUnseenPrice: refuses to move other prices': [
    { start: shown('9'), inPlaceProblem: 'not-in-place' },
    ['', 'refused', true],
  ],
  'handlingUnseenPrice: asks which price remains': [
    { start: shown('9'), answers: ['abandoned'] },
    ['conflict 10', 'abandoned', true],
  ],
  'askingWhichPrice: saves the new price once': [
    { start: shown('9'), answers: ['confirmed'], saves: [conflict('11')] },
    ['conflict 10, save 1', 'changed-again', true],
  ],
  'askingWhichPrice: ends with the stored price': [
    { start: shown('9'), answers: ['cancelled'] },
    ['conflict 10', 'stored-chosen', true],
  ],
  'askingWhichPrice: ends without an answer': [
    { start: shown('9'), answers: ['abandoned'] },
    ['conflict 10', 'abandoned', true],
  ],
  'askingWhichPrice: ends with an error': [
    { start: shown('9'), answers: [failed.error] },
    ['conflict 10', 'failed', true],
  ],
};

describe('price change machine', { tags: ['LL06', 'LL07'] }, () => {
  for (const [walk, [situation, expected]] of Object.entries(walks)) {
    it(walk, async () => {
      const { path, output } = await run(situation);
      expect([path, output.end.kind, output.isListStale]).toEqual(expected);
    });
  }

  it('has a test of each transition', () => {
    expect(Object.keys(walks)).toHaveLength(countTransitions(priceChangeMachine.root));
    const tested = new Set(Object.keys(walks).map((walk) => walk.slice(0, walk.indexOf(':'))));
    expect([...tested, 'done'].sort()).toEqual(Object.keys(priceChangeMachine.root.states).sort());
  });

  it.each<[FindOutcome, string]>([
    [{ kind: 'unknown' }, 'not-found'],
    [failed, 'failed'],
  ])('ends with what finding the record has shown', async (finds, kind) => {
    const { output } = await run({ start: { kind: 'find', seen: ['10'] }, finds });
    expect(output).toMatchObject({ end: { kind }, base: undefined });
  });

  it.each<[SaveOutcome, boolean]>([
    [{ kind: 'unreadable' }, true],
    [failed, false],
  ])('ends with what the save has shown', async (outcome, isListStale) => {
    const { output } = await run({ start: shown('10'), saves: [outcome] });
    expect(output).toEqual({ end: outcome, base: record('10'), isListStale });
  });

  it('ends with the newest record, and why it was refused', async () => {
    const { output } = await run({ start: shown('10'), inPlaceProblem: 'not-last', saves: [conflict('10')] });
    expect(output).toMatchObject({ end: { kind: 'refused', problem: 'not-last' }, base: record('10') });
    const { output: again } = await run({ start: shown('10'), saves: [conflict('12')] });
    expect(again.base).toEqual(record('12', 2));
  });
});
