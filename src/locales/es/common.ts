import type { Catalogue } from '../catalogue';
import { filterLabel } from './fields';
import { atTime, count, counted, nounOf, seconds } from './words';

const tellAdministrator = 'Inténtelo de nuevo; si se repite, avise a su administrador.';

export const common = {
  ui: {
    filterLabel,
    cancel: 'Cancelar',
    close: 'Cerrar',
    tryAgain: 'Intentar de nuevo',
    loadPageAgain: 'Recargar la página',
    loading: 'Cargando…',
    remove: (text) => `Quitar ${text}`,
    moment: 'Un momento',
    offline: 'No hay conexión. La lista se leerá de nuevo cuando vuelva la conexión.',
    part: {
      failed: 'No se pudo mostrar esta parte',
      reloadHint: 'Si el problema continúa, recargue la página.',
      network: 'No se pudo cargar una parte del programa: la red o el servidor no la entregó.',
      'time-out': 'No se pudo cargar una parte del programa: tardó más de 120 segundos.',
      evaluation: 'No se pudo cargar una parte del programa: falló al iniciarse.',
    },
    toasts: { success: 'Operación correcta', warning: 'Advertencia', error: 'Error' },
    yes: 'SÍ',
    no: 'NO',
    statuses: { active: 'Activo', pending: 'Pendiente', inactive: 'Inactivo' },
    search: 'Buscar',
    pages: { previous: 'Página anterior', next: 'Página siguiente', page: (page) => `Página ${count(page)}` },
    table: {
      actions: 'Acciones',
      action: 'Acción',
      details: 'Detalles',
      selectAll: 'Seleccionar todo',
      select: (row) => `Seleccionar ${row}`,
      columnsInView: 'Columnas visibles',
    },
  },
  dialogs: {
    save: 'Guardar',
    delete: 'Eliminar',
    clearAll: 'Borrar todo',
    discard: {
      confirm: 'Descartar',
      cancel: 'Seguir editando',
      typing: { title: '¿Descartar lo que ha escrito?', text: 'Sus cambios no se han guardado.' },
      choices: { title: '¿Descartar lo que ha elegido?', text: 'No se ha aplicado.' },
      upload: { title: '¿Descartar lo que ha elegido?', text: 'El archivo no se ha enviado.' },
    },
    confirmDelete: {
      title: '¿Eliminar este registro?',
      text: (name) => `¿Seguro que desea eliminar ${name}?`,
    },
    filter: {
      loading: 'Cargando las opciones',
      none: 'Todavía no hay nada por lo que filtrar.',
      chosen: (chosen) => counted(chosen, 'opción elegida', 'opciones elegidas'),
    },
    columns: {
      title: 'Gestionar columnas',
      shown: (shown, all, note) => `Se ${shown === 1 ? 'muestra' : 'muestran'} ${count(shown)} de ${count(all)}${note}`,
      move: (name) => `Mover ${name}`,
      drag: 'Arrastrar para reordenar',
      dragOrPress: (keys) => `Arrastrar para reordenar, o ${keys}`,
      showAll: 'Mostrar todas',
      hideAll: 'Ocultar todas',
      alwaysFirst: 'siempre la primera',
      moved: (name, place, all) => `${name}: posición ${count(place)} de ${count(all)}`,
    },
  },
  forms: {
    combobox: {
      show: (label) => `${label}: mostrar las opciones`,
      add: (text) => `Añadir «${text}»`,
      noMatch: 'Sin resultados',
      more: (shown) => `Se muestran las primeras ${count(shown)} opciones. Escriba para encontrar otras.`,
    },
    password: { show: 'Mostrar la contraseña', hide: 'Ocultar la contraseña' },
    issues: {
      first: (verb, fields) => `${verb} ${fields}`,
      next: (verb, fields) => `; ${verb.charAt(0).toLowerCase()}${verb.slice(1)} ${fields}`,
      andMore: (fields, more) => `${fields} y ${count(more)} más`,
    },
  },
  roles: {
    SuperAdmin: 'Superadmin',
    Admin: 'Administrador',
    Sales: 'Comercial',
    Customer: 'Cliente',
    Manager: 'Gestor de clientes',
    Demo: 'Cliente de demostración',
    UNKNOWN: 'DESCONOCIDO',
  },
  busy: {
    loading: 'Cargando',
    stillLoading: 'Sigue cargando…',
    serverBusy: 'El servidor está ocupado. Se volverá a intentar automáticamente',
    serverBusyFor: (left) =>
      `El servidor está ocupado. Se volverá a intentar automáticamente dentro de ${seconds(left)}`,
  },
  page: { signIn: 'Iniciar sesión', forgotPassword: 'Contraseña olvidada' },
  toaster: { region: 'Notificaciones', showMore: 'Mostrar más', dismiss: 'Cerrar' },
  print: { criterion: (name, value) => `${name}: ${value}`, printed: (date) => `Impreso el ${date}` },
  errors: {
    network: 'Error en la conexión de red',
    timeout: (limit) => `Error en la conexión de red. El servidor no respondió en ${seconds(limit)}.`,
    sessionExpired: 'Su sesión ha terminado. Inicie sesión de nuevo.',
    busy: 'El servidor no puede aceptar más solicitudes en este momento.',
    serverProblem: (status) => `El servidor tiene un problema (HTTP ${status}).`,
    inAMoment: 'Inténtelo de nuevo dentro de un momento.',
    refused: (status) => `El servidor respondió con un error (HTTP ${status}). ${tellAdministrator}`,
    unknownOutcome: 'No se sabe si el cambio se ha guardado.',
    lookAtList: 'Compruebe la lista antes de volver a intentarlo.',
    retryAt: (time) => `Podrá volver a intentarlo ${atTime(time)}.`,
    unreadable: (status, why) => `No se pudo entender la respuesta del servidor: ${why} (HTTP ${status}).`,
    tellAdministrator,
    webPage: 'es una página web en lugar de datos',
    damaged: 'está incompleta o dañada',
    empty: 'está vacía',
    unexpected: (name) => `${name} no es lo que se esperaba`,
    signInEnded: 'Puede que su sesión haya terminado: recargue la página.',
  },
  lostSignIn: { redirected: 'La solicitud se ha redirigido a otro sitio web.' },
  fileSize: {
    size: (size) => `El archivo ocupa ${size}.`,
    tooLarge: 'El archivo es demasiado grande para el servidor.',
  },
  draftOffer: {
    title: (name) => `Datos sin guardar conservados: ${name}`,
    restore: (name) => `Seguir editando: ${name}`,
    newRecord: (noun) => nounOf(noun).new,
    discard: 'Descartar',
    discarded: (name) => ({ title: `Datos sin guardar: ${name}`, message: 'Descartados.' }),
    undo: 'Deshacer',
    dismiss: 'Cerrar',
  },
  // They stand before the names of fields.
  field: {
    choose: 'Elija:',
    fillIn: 'Complete:',
    correct: 'Corrija:',
    unset: '-',
    chooseOne: (label) => `Elegir: ${label}`,
    suggestedList: 'Elija, o escriba un valor nuevo y pulse Intro.',
  },
  fieldProblem: {
    'too-long': (limit) => `${count(limit)} caracteres como máximo`,
    'list-too-long': (limit) => `${count(limit)} caracteres como máximo entre todos los valores`,
    'too-many': (limit) => `${counted(limit, 'valor', 'valores')} como máximo`,
    'too-large': (limit) => `${count(limit)} como máximo`,
    'error-text': (text) => `${text} es un error de hoja de cálculo`,
    unstorable: 'Contiene un carácter que no se puede guardar',
    'below-zero': 'No puede ser menor que 0',
    'not-a-number': 'Solo cifras y una coma decimal, por ejemplo 12,5',
    'not-a-list': 'Debe ser una lista de textos',
    'not-yes-no': 'Debe ser YES o NO',
    'not-status': 'Debe ser Active o Inactive',
    'not-address': 'Una dirección que empiece por https:// o http://',
    'not-email': 'Una dirección de correo como name@example.com',
  },
  record: {
    show: 'Mostrar',
    signedOut: {
      title: 'Se ha cerrado la sesión en otra pestaña.',
      otherUser: 'Otro usuario ha iniciado sesión.',
      message: 'Lo que se había escrito aquí se ha descartado.',
      messageWithCopy:
        'Lo que se había escrito aquí no se ha guardado. Cópielo, o cierre este mensaje para descartarlo.',
      copy: 'Copiar',
      copied: 'Se ha copiado lo que se había escrito.',
      notCopied: 'El navegador no permitió copiar.',
    },
    saveAgain: 'Guarde de nuevo: no se guardará por duplicado.',
    storedDifferently: (title) =>
      `«${title}» ya está guardado, con otros valores. No se volvió a enviar nada. Cierre este formulario y mire la lista.`,
    saved: (noun) => `Se ha guardado ${nounOf(noun).the}.`,
    unknown: {
      'not-sent': 'el servidor no lo ha enviado',
      'not-understood': 'no se entiende lo que ha enviado el servidor: queda como está si usted no lo cambia',
    },
    conflict: {
      title: (noun) => `Otra persona ha modificado ${nounOf(noun).this}`,
      text: 'Todavía no se ha guardado nada. Compare y luego decida.',
      compare: () => 'Diferencias entre su versión y la actual',
      mine: 'Su versión',
      field: 'Campo',
      theirs: 'Versión actual',
      none: '-',
      keepMine: 'Conservar la mía',
      takeTheirs: 'Usar la otra',
      completeFirst: 'Complete o corrija primero los campos',
      deletedTitle: (noun) => `Entretanto se ha eliminado ${nounOf(noun).this}`,
      deleted: 'No se ha guardado nada. Copie lo que necesite y luego cierre este formulario.',
      unreadable: 'Todavía no se ha guardado nada. No se pudo leer la versión actual.',
    },
    draft: {
      title: 'Se han recuperado sus datos sin guardar',
      text: 'Se conservaron en esta pestaña.',
      discard: 'Descartar',
    },
  },
} satisfies Pick<
  Catalogue,
  | 'busy'
  | 'dialogs'
  | 'draftOffer'
  | 'errors'
  | 'field'
  | 'fieldProblem'
  | 'fileSize'
  | 'lostSignIn'
  | 'forms'
  | 'page'
  | 'print'
  | 'record'
  | 'roles'
  | 'toaster'
  | 'ui'
>;
