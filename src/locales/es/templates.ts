import type { Catalogue } from '../catalogue';

export const template = {
  offer: (templates) =>
    templates === 1
      ? 'Hay una plantilla para los archivos con este encabezado.'
      : 'Hay plantillas para los archivos con este encabezado.',
  offerColumns: 'Una lista sin encabezado tenía columnas como estas.',
  sameSupplier: 'Solo se han comparado los tipos de columnas: elíjalo únicamente para una lista del mismo proveedor.',
  others: (templates) => `Otras plantillas para listas sin encabezado (${templates})`,
  asInList: (fileName) => `Usar las columnas de ${fileName}`,
  use: (name) => `Usar la plantilla ${name}`,
  saveLink: 'Guardar como plantilla',
  saveTitle: 'Guardar como plantilla',
  save: 'Guardar',
  cancel: 'Cancelar',
  name: 'Nombre',
  nameHint: 'Por ejemplo «Wilo, lista de primavera»',
  nameMissing: 'Escriba un nombre',
  nameTooLong: '100 caracteres como máximo',
  replaces: (name) => `Reemplaza la plantilla ${name}.`,
  keeps: (isShared, hasHeader) =>
    [
      hasHeader
        ? 'Conserva la hoja, el encabezado, las columnas, las filas excluidas, las reglas de costes y la codificación para el próximo archivo con este encabezado.'
        : 'Conserva la hoja, las columnas, las filas excluidas, las reglas de costes y la codificación para los archivos sin encabezado. Se ofrece para los que tienen columnas parecidas y puede elegirse para otros.',
      isShared ? 'La ven todos los usuarios que importan precios.' : 'Se conserva en este navegador.',
      'Recuerda qué artículos tienen las listas que se envían con ella.',
    ].join(' '),
  leaveOut: (kinds) => `Excluir estas filas también de los próximos archivos, sin preguntar: ${kinds.join('; ')}`,
  storeUnrated: (currencies) =>
    `Guardar sin tipo de cambio también los precios en ${currencies} de los próximos archivos, sin preguntar`,
  saved: (name) => `Plantilla ${name} guardada`,
  storageFull: 'Este navegador no puede guardar la plantilla. Elimine otras, o permita que esta página guarde datos.',
  noRoom: 'Este navegador no tiene sitio para los artículos de sus listas.',
  gone: (name) => `Ya no hay ninguna plantilla llamada ${name}.`,
  nameTaken: (name) => `Ya existe una plantilla llamada ${name}.`,
  manage: 'Plantillas',
  manageTitle: 'Plantillas para archivos de proveedores',
  none: 'Todavía no hay plantillas. Guarde una desde la vista previa de un archivo.',
  rename: 'Cambiar el nombre',
  renameOf: (name) => `Cambiar el nombre de ${name}`,
  remove: 'Eliminar',
  removeOf: (name) => `Eliminar ${name}`,
  close: 'Cerrar',
  loading: 'Cargando las plantillas',
  failed: (why) => `No se pudieron cargar las plantillas. ${why}`,
} satisfies Catalogue['template'];
