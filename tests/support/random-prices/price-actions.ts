import fc from 'fast-check';
import type { Currency } from '../../../src/wire/price-levels';

/** A cell by its row on the page and its level from 1; the driver wraps the row around what is shown. */
export interface Place {
  readonly row: number;
  readonly currency: Currency;
  readonly level: number;
}

/** How a cell's editor is opened. */
const openings = ['typing', 'F2', 'double-click'] as const;

/** The ways out of a cell's editor. */
const exits = [
  'Enter',
  'Tab',
  'Shift+Tab',
  'Shift+Enter',
  'click on a cell',
  'double-click on a cell',
  'click on the heading',
  'the other currency',
  'another page of the list',
  'search',
  'filter',
  'another area',
  'reload',
  'Escape',
] as const;

export type Opening = (typeof openings)[number];
export type Exit = (typeof exits)[number];

const place: fc.Arbitrary<Place> = fc.record({
  row: fc.nat(2),
  currency: fc.constantFrom<Currency>('AUD', 'AUD', 'USD'),
  level: fc.constantFrom(1, 3, 4, 5),
});

const size = fc.integer({ min: 1, max: 3 });

const action = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('edit'),
      place,
      opening: fc.constantFrom(...openings),
      exit: fc.constantFrom(...exits),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('type on'), place, count: size, key: fc.constantFrom('Enter', 'Tab') }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('undo'), count: size }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('redo'), count: size }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('paste one'), place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('copy'), place, to: place }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('paste block'),
      place,
      rows: size,
      columns: size,
      isWithBlank: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('fill'), place, rows: size }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('empty'),
      place,
      columns: fc.integer({ min: 1, max: 2 }),
      isConfirmed: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('leave'), exit: fc.constantFrom(...exits.slice(6, -1)) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait') }) },
);

export type PriceAction = typeof action extends fc.Arbitrary<infer T> ? T : never;

/** What a user does, and on what network and machine: the delay of each response, and the factor by which the CPU is slower. */
export const session = fc.record({
  latency: fc.constantFrom(0, 0, 80, 300),
  slowdown: fc.constantFrom(1, 1, 1, 4),
  actions: fc.array(action, { minLength: 6, maxLength: 14, size: 'max' }),
});

export type PriceSession = typeof session extends fc.Arbitrary<infer T> ? T : never;
