import { shownNumber } from '../../texts/notation';
import { percentText } from '../../wire/price-difference';
import type { Catalogue } from '../catalogue';
import { flagText } from './flag';
import { count, counted } from './words';

export const difference = { new: 'neu', cleared: 'geleert', text: 'Text', 'from-zero': 'von 0' } as const;

const otherKinds = { ...difference, text: 'mit Text' } as const;

export const reviews: Pick<Catalogue, 'review'> = {
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
      return from === to ? `${middle} × ${count(changes)}` : `${from} bis ${to} × ${count(changes)}, Median ${middle}`;
    },
    medianHint: 'Die Hälfte der Änderungen ist größer als der Median, die Hälfte kleiner.',
    others: (kind, changes) => `${count(changes)} ${otherKinds[kind]}`,
    noLines: 'Keine solchen Zeilen',
    linesHelp: (lines) =>
      `${counted(lines, 'Zeile', 'Zeilen')}. Pfeiltasten bewegen, die Leertaste übernimmt eine Zeile oder lässt sie aus, Eingabe auf dem Namen zeigt alle Werte des Datensatzes.`,
  },
};
