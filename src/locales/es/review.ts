import { shownNumber } from '../../texts/notation';
import { type FlagReason, percentText } from '../../wire/price-difference';
import type { Catalogue } from '../catalogue';
import { count, counted } from './words';

// Each completes a sentence that begins with the name of a value of either gender.
const flag = {
  movedPoint: '¿Se ha desplazado la coma?',
  'to-zero': 'pasa a cero.',
  'from-zero': 'era cero.',
  cleared: 'se queda sin valor.',
  'number-to-text': 'era un número y pasa a ser un texto.',
  'text-to-number': 'era un texto y pasa a ser un número.',
  tenfold: 'pasa a ser unas diez veces el valor anterior.',
  tenth: 'pasa a ser aproximadamente una décima parte del valor anterior.',
  hundredfold: 'pasa a ser unas cien veces el valor anterior.',
  hundredth: 'pasa a ser aproximadamente una centésima parte del valor anterior.',
  'more-than-doubled': 'sube a más del doble.',
  'large-rise': 'sube más de un 50\u00a0%.',
  'large-fall': 'baja más de un 50\u00a0%.',
} satisfies Catalogue['flag'];

const movedPoint: readonly FlagReason[] = ['hundredfold', 'hundredth', 'tenfold', 'tenth'];

/** Why a change is flagged; `question` may be ''. */
export const flagText = (reason: FlagReason) => ({
  reason: flag[reason],
  question: movedPoint.includes(reason) ? flag.movedPoint : '',
});

export const difference = { new: 'nuevo', cleared: 'vaciado', text: 'texto', 'from-zero': 'desde 0' } as const;

const otherKinds = {
  new: { one: 'nuevo', many: 'nuevos' },
  cleared: { one: 'vaciado', many: 'vaciados' },
  text: { one: 'con texto', many: 'con texto' },
  'from-zero': { one: 'desde 0', many: 'desde 0' },
} as const;

export const reviews: Pick<Catalogue, 'flag' | 'review'> = {
  flag,
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
      return from === to ? `${middle} × ${count(changes)}` : `${middle} × ${count(changes)}, de ${from} a ${to}`;
    },
    medianHint: 'La mitad de los cambios son mayores que la primera cifra y la otra mitad, menores.',
    others: (kind, changes) => counted(changes, otherKinds[kind].one, otherKinds[kind].many),
    noLines: 'No hay filas de este tipo',
    linesHelp: (lines) =>
      `${counted(lines, 'línea', 'líneas')}. Las flechas desplazan, la barra espaciadora incluye una línea o la excluye, Intro en el nombre muestra todos los valores del registro.`,
  },
};
