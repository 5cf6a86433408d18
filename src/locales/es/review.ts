import { shownNumber } from '../../texts/notation';
import { percentText } from '../../wire/price-difference';
import type { Catalogue } from '../catalogue';
import { flagText } from './flag';
import { count, counted } from './words';

export const difference = { new: 'nuevo', cleared: 'vaciado', text: 'texto', 'from-zero': 'desde 0' } as const;

const otherKinds = {
  new: { one: 'nuevo', many: 'nuevos' },
  cleared: { one: 'vaciado', many: 'vaciados' },
  text: { one: 'con texto', many: 'con texto' },
  'from-zero': { one: 'desde 0', many: 'desde 0' },
} as const;

export const reviews: Pick<Catalogue, 'review'> = {
  review: {
    view: 'Vista',
    lines: 'Líneas',
    cards: 'Tarjetas',
    linesLabel: 'Cambios, una línea por registro',
    include: 'Incluida',
    difference: 'Diferencia',
    orders: {
      'flagged-first': 'marcadas primero',
      'greatest-rise': 'mayor subida primero',
      'greatest-fall': 'mayor bajada primero',
    },
    becomes: 'pasa a',
    leftOut: 'excluida',
    openCard: (name) => `${name}: mostrar todos sus valores`,
    flagged: (column, reason) => {
      const text = flagText(reason);
      return `${column} ${text.reason}${text.question === '' ? '' : ` ${text.question}`}`;
    },
    sums: 'Cambios incluidos',
    percents: ({ changes, median, least, greatest }) => {
      const [middle, from, to] = [median, least, greatest].map((percent) => shownNumber(percentText(percent)));
      return from === to ? `${middle} × ${count(changes)}` : `${from} a ${to} × ${count(changes)}, mediana ${middle}`;
    },
    medianHint: 'La mitad de los cambios son mayores que la mediana y la otra mitad, menores.',
    others: (kind, changes) => counted(changes, otherKinds[kind].one, otherKinds[kind].many),
    noLines: 'No hay filas de este tipo',
    linesHelp: (lines) =>
      `${counted(lines, 'línea', 'líneas')}. Las flechas desplazan, la barra espaciadora incluye una línea o la excluye, Intro en el nombre muestra todos los valores del registro.`,
  },
};
