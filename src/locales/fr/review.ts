import { shownNumber } from '../../texts/notation';
import { percentText } from '../../wire/price-difference';
import type { Catalogue } from '../catalogue';
import { flagText } from './flag';
import { count, counted } from './words';

export const difference = { new: 'nouveau', cleared: 'vidé', text: 'texte', 'from-zero': 'partant de 0' } as const;

const otherKinds = {
  new: { one: 'nouveau', many: 'nouveaux' },
  cleared: { one: 'vidé', many: 'vidés' },
  text: { one: 'avec texte', many: 'avec texte' },
  'from-zero': { one: 'partant de 0', many: 'partant de 0' },
} as const;

export const reviews: Pick<Catalogue, 'review'> = {
  review: {
    view: 'Affichage',
    lines: 'Lignes',
    cards: 'Cartes',
    linesLabel: 'Modifications, une ligne par fiche',
    include: 'Retenue',
    difference: 'Écart',
    orders: {
      'flagged-first': 'signalées d’abord',
      'greatest-rise': 'plus forte hausse d’abord',
      'greatest-fall': 'plus forte baisse d’abord',
    },
    becomes: 'devient',
    leftOut: 'exclue',
    openCard: (name) => `${name} : afficher toutes les valeurs`,
    flagged: (column, reason) => {
      const text = flagText(reason);
      return `${column} ${text.reason}${text.question === '' ? '' : ` ${text.question}`}`;
    },
    sums: 'Modifications retenues',
    percents: ({ changes, median, least, greatest }) => {
      const [middle, from, to] = [median, least, greatest].map((percent) => shownNumber(percentText(percent)));
      return from === to ? `${middle} × ${count(changes)}` : `${from} à ${to} × ${count(changes)}, médiane ${middle}`;
    },
    medianHint: 'La moitié des modifications est supérieure à la médiane, l’autre moitié inférieure.',
    others: (kind, changes) => counted(changes, otherKinds[kind].one, otherKinds[kind].many),
    noLines: 'Aucune ligne de ce type',
    linesHelp: (lines) =>
      `${counted(lines, 'ligne', 'lignes')}. Les flèches déplacent, Espace retient une ligne ou l’exclut, Entrée sur le nom affiche toutes les valeurs de la fiche.`,
  },
};
