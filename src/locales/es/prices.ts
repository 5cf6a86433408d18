import type { NamedText } from '../../widgets/prices/in-place/cell-drafts.messages';
import type { PriceChangeTexts } from '../../widgets/prices/in-place/change-price.messages';
import { priceLimits } from '../../wire/price-format';
import { priceLabel, pricesPerCurrency } from '../../wire/price-levels';
import type { Catalogue } from '../catalogue';
import { flagText } from './flag';
import { count, counted } from './words';

export const cellName = ({ sku, key }: Pick<NamedText, 'sku' | 'key'>) => `${priceLabel(key)} de ${sku}`;
const cellAndText = (typed: NamedText) => `${cellName(typed)}: ${typed.text}`;
const loadFailure = (isNetwork: boolean) =>
  isNetwork ? 'Error en la conexión de red.' : 'No se pudo cargar una parte del programa.';

/** At most five texts, and the number of the others. */
function listOfTexts(lost: readonly NamedText[]): string {
  const shown = lost.slice(0, 5).map(cellAndText);
  const others = lost.length - shown.length;
  return new Intl.ListFormat('es').format(others > 0 ? [...shown, `${count(others)} más`] : shown);
}

const none = '-';
const nameOf = ({ sku, level }: PriceChangeTexts) => `${level} de ${sku}`;

export const prices = {
  prices: {
    title: 'Lista de precios',
    downloaded: '¡Precios descargados!',
    downloadFailed: (why) => `No se pudieron descargar los precios. ${why}`,
    filterTitle: 'Filtrar precios',
    loadFilterChoices: 'Cargar las opciones de los filtros',
    searchHint: 'Referencia, grupo o descripción',
    empty: {
      title: 'Todavía no hay precios',
      text: 'Cree el primero.',
      readonlyText: 'No hay nada que mostrar.',
    },
    product: 'Producto',
    priceLevels: 'niveles de precio 01–20',
    edit: (sku) => `Editar el precio de ${sku}`,
    remove: (sku) => `Eliminar el precio de ${sku}`,
    history: 'Historial',
    historyOf: (sku) => `Historial de precios de ${sku}`,
    historyOff: 'Hace falta el atributo price-history.',
    allChanges: 'Todos los cambios',
    uploads: 'Importaciones anteriores',
    changePrices: 'Modificar precios…',
    notSaved: 'sin guardar',
    columnsNote: '; los precios, siempre',
    described: (id, sku) => `el precio ${id} de ${sku}`,
  },
  priceForm: {
    title: { create: 'Crear un precio', edit: 'Editar el precio' },
    submit: { create: 'Crear', edit: 'Guardar' },
    mainSku: 'Referencia',
    mainSkuPlaceholder: 'Elegir una referencia',
    mainSkuFixed: 'No se puede cambiar una vez creado el precio',
    skus: {
      loading: 'Cargando las referencias…',
      none: 'Todas las referencias tienen ya un precio: edite el existente.',
    },
    group: 'Grupo',
    groupEmpty: 'Depende de la referencia',
    noPrices: (currency) => `Sin precios en ${currency}`,
    addPrice: 'Añadir un precio',
    addPriceTo: (currency) => `Añadir un precio en ${currency}`,
    allUsed: `Los ${pricesPerCurrency} precios están en uso`,
    count: (used) => `${used} de ${pricesPerCurrency}`,
    remove: (label) => `Quitar ${label}`,
    removed: (label, price) => `${label} (${price}) se ha quitado.`,
    undo: 'Deshacer',
    keys: 'La tecla Supr en un precio vacío lo quita.',
    hint: `Un número a partir de 0 con ${priceLimits.decimals} decimales como máximo, o un texto corto como POA (${priceLimits.characters} caracteres).`,
    gaps: 'Algunos niveles de precio de este registro están vacíos. Al guardar, los precios siguientes suben para llenar los huecos.',
    storedHint: 'Queda como está si no lo cambia.',
    unclear: 'Se puede leer de dos maneras',
    use: (price) => `Usar ${price}`,
    verbs: { choose: 'Elija:', correct: 'Corrija:', fill: 'Complete o quite:' },
  },
  priceCard: {
    label: 'Precios y producto',
    prices: 'Precios',
    level: 'Nivel',
    noPrice: 'sin precio',
    noPrices: 'Este producto no tiene precios.',
  },
  priceProblem: {
    'below-zero': 'No puede ser menor que 0',
    'too-many-decimals': `${priceLimits.decimals} decimales como máximo`,
    'too-large': `${priceLimits.wholeDigits} cifras como máximo antes de la coma`,
    'too-long': `${priceLimits.characters} caracteres como máximo`,
    'not-plain': 'Solo cifras y una coma decimal, o un texto',
  },
  cellDrafts: {
    cell: cellName,
    cellAndText,
    signedOut: (lost) => `${lost.length === 1 ? 'No se ha guardado' : 'No se han guardado'}: ${listOfTexts(lost)}.`,
    abandoned: 'No se ha guardado; la lista de precios vuelve a ofrecerlo.',
    notLoaded: {
      price: (isNetwork) => `${loadFailure(isNetwork)} El precio no se ha guardado; sigue en su celda.`,
      refusal: (isNetwork) => `${loadFailure(isNetwork)} Este precio no se puede editar en su celda.`,
      retry: 'Intentar de nuevo',
    },
    problem: { use: (price) => `Usar ${price}`, openForm: 'Abrir el formulario' },
    keyboard: {
      text: { key: 'ABC', label: 'Letras' },
      decimal: { key: '123', label: 'Números' },
    },
  },
  restoredDrafts: {
    title: 'Estos precios se escribieron y no se guardaron',
    price: (typed) => `${cellName(typed)}: ${typed.from} → ${typed.text}`,
    save: 'Guardar',
    saveLabel: (typed) => `Guardar ${typed.text} como ${cellName(typed)}`,
    edit: 'Editar',
    editLabel: (typed) => `Editar ${cellName(typed)}`,
    discard: 'Descartar',
    discardLabel: (typed) => `Descartar ${typed.text} en ${cellName(typed)}`,
    discarded: (typed) => ({ title: cellAndText(typed), message: 'Descartado.' }),
    undo: 'Deshacer',
    saveAll: (total) => `Guardar todos (${count(total)})`,
    discardAll: (total) => `Descartar todos (${count(total)})`,
    allDiscarded: (total) => `${counted(total, 'precio escrito descartado', 'precios escritos descartados')}.`,
  },
  editRefusal: {
    'no-sku': 'Este registro no se puede editar: el servidor no ha enviado su MAIN_SKU.',
    invalid: {
      message: (problem) => `Sin guardar: ${problem}. El texto sigue en su celda.`,
      edit: 'Seguir editando',
    },
  },
  changePrice: {
    none,
    undo: 'Deshacer',
    entered: (change) => `${nameOf(change)}: ${change.to}`,
    saved(change) {
      const { from, to } = change;
      if (to === none) return `${nameOf(change)}: se ha quitado ${from}`;
      return from === none ? `${nameOf(change)}: precio nuevo ${to}` : `${nameOf(change)}: ${from} → ${to}`;
    },
    undone: (change) => `${nameOf(change)} vuelve a ${change.to === none ? 'estar vacío' : `ser ${change.to}`}`,
    already: 'Este ya era el precio guardado. No había nada que guardar.',
    flagged: (change, flag, share) => {
      const { reason, question } = flagText(flag);
      return {
        title: '¿Guardar este cambio?',
        text: [
          `${nameOf(change)}: de ${change.from} a ${change.to}${share && ` (${share})`}.`,
          `El precio ${reason}`,
          question,
        ]
          .join(' ')
          .trim(),
        confirm: 'Guardar',
        cancel: 'Cancelar',
      };
    },
    conflict: (change) => ({
      title: 'Otra persona ha modificado este precio',
      text: `${nameOf(change)} es ahora ${change.from}. Todavía no se ha guardado nada. Usted ha indicado ${change.to}.`,
      confirm: 'Conservar el mío',
      cancel: 'Usar el otro',
    }),
    changedAgain: 'El registro se ha modificado otra vez entretanto. No se ha guardado nada.',
    deleted: 'El registro se ha eliminado entretanto. No se ha guardado nada.',
    unreadable: 'Otra persona ha modificado el registro, y no se pudo leer la versión actual. No se ha guardado nada.',
    notFound: 'No se ha encontrado el registro. No se ha guardado nada.',
    signedOut: 'Su sesión ya no está iniciada. No se ha guardado nada.',
    otherUser: 'Ahora ha iniciado sesión otro usuario. No se ha guardado nada.',
    notLast: ({ level }) =>
      `No se ha guardado nada: se ha añadido otro precio después de ${level}. Quite ${level} en el formulario.`,
    notInPlace: 'No se ha guardado nada: este precio ya no se puede modificar en la lista. Edítelo en el formulario.',
  },
} satisfies Pick<
  Catalogue,
  | 'cellDrafts'
  | 'changePrice'
  | 'editRefusal'
  | 'priceCard'
  | 'priceForm'
  | 'priceProblem'
  | 'prices'
  | 'restoredDrafts'
>;
