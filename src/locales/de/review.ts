import { shownNumber } from '../../texts/notation';
import { type FlagReason, percentText } from '../../wire/price-difference';
import type { Catalogue } from '../catalogue';
import { count, counted } from './words';

// Each completes a sentence that begins with the name of a value.
const flag = {
  movedPoint: 'Komma verrutscht?',
  'to-zero': 'wird null.',
  'from-zero': 'war null.',
  cleared: 'wird geleert.',
  'number-to-text': 'war eine Zahl und wird ein Text.',
  'text-to-number': 'war ein Text und wird eine Zahl.',
  tenfold: 'wird etwa zehnmal so groß.',
  tenth: 'sinkt auf etwa ein Zehntel.',
  hundredfold: 'wird etwa hundertmal so groß.',
  hundredth: 'sinkt auf etwa ein Hundertstel.',
  'more-than-doubled': 'steigt auf mehr als das Doppelte.',
  'large-rise': 'steigt um mehr als die Hälfte.',
  'large-fall': 'sinkt um mehr als die Hälfte.',
} satisfies Catalogue['flag'];

const movedPoint: readonly FlagReason[] = ['hundredfold', 'hundredth', 'tenfold', 'tenth'];

/** Why a change is flagged; `question` may be ''. */
export const flagText = (reason: FlagReason) => ({
  reason: flag[reason],
  question: movedPoint.includes(reason) ? flag.movedPoint : '',
});

export const difference = { new: 'neu', cleared: 'geleert', text: 'Text', 'from-zero': 'von 0' } as const;

const otherKinds = { ...difference, text: 'mit Text' } as const;

export const reviews: Pick<Catalogue, 'flag' | 'review'> = {
  flag,
  review: {
    view: 'Ansicht',
    lines: 'Zeilen',
    cards: 'Karten',
    linesLabel: 'Änderungen, eine Zeile je Datensatz',
    include: 'Übernommen',
    difference: 'Unterschied',
    orders: {
      'flagged-first': 'auffällige zuerst',
      'greatest-rise': 'größter Anstieg zuerst',
      'greatest-fall': 'größter Rückgang zuerst',
    },
    becomes: 'wird zu',
    leftOut: 'ausgelassen',
    openCard: (name) => `${name}: alle Werte zeigen`,
    flagged: (column, reason) => {
      const text = flagText(reason);
      return `${column} ${text.reason}${text.question === '' ? '' : ` ${text.question}`}`;
    },
    sums: 'Übernommene Änderungen',
    percents: ({ changes, median, least, greatest }) => {
      const [middle, from, to] = [median, least, greatest].map((percent) => shownNumber(percentText(percent)));
      return from === to ? `${middle} × ${count(changes)}` : `${middle} × ${count(changes)}, von ${from} bis ${to}`;
    },
    medianHint: 'Die Hälfte der Änderungen ist größer als der erste Wert, die Hälfte kleiner.',
    others: (kind, changes) => `${count(changes)} ${otherKinds[kind]}`,
    noLines: 'Keine solchen Zeilen',
    linesHelp: (lines) =>
      `${counted(lines, 'Zeile', 'Zeilen')}. Pfeiltasten bewegen, die Leertaste übernimmt eine Zeile oder lässt sie aus, Eingabe auf dem Namen zeigt alle Werte des Datensatzes.`,
  },
};
