import type { Catalogue } from '../catalogue';
import { changes, columns, count, counted, nounOf, rows } from './words';

const nothingToShow = 'No hay nada que mostrar.';

export const lists = {
  list: {
    deleted: 'Se ha eliminado.',
    loading: 'Cargando',
    queryKept: 'Su búsqueda y sus filtros se conservan.',
    noMatch: (search) => `Sin resultados para «${search}»`,
    noMatchFilters: 'Sin resultados con estos filtros',
    filtersOn: (labels, withSearch) =>
      `${withSearch ? 'Además, hay' : 'Hay'} ${counted(labels.length, 'filtro activo', 'filtros activos')}: ${labels.join(', ')}.`,
    clearSearch: 'Borrar la búsqueda',
    clearFilters: 'Borrar los filtros',
    clearAll: 'Borrar todo',
    search: 'Buscar',
    status: 'Estado',
    total: (total) => `${counted(total, 'registro', 'registros')} en total`,
    pageSize: (size) => `${size} / página`,
    itemsPerPage: 'Registros por página',
    pages: (title) => `Páginas, ${title}`,
    filtersFailed: {
      title: 'Error al cargar los filtros',
      message: (why) => `No se pudieron cargar los filtros: ${why}`,
    },
    createNew: 'Crear',
    filter: (on) => (on === 0 ? 'Filtrar' : `Filtrar, ${counted(on, 'filtro activo', 'filtros activos')}`),
    download: 'Descargar',
    upload: 'Importar',
    manageColumns: 'Gestionar columnas',
    signInTitle: 'Inicie sesión para ver esta lista',
    signInText: 'Solo la ven los usuarios que han iniciado sesión.',
    signIn: 'Iniciar sesión',
  },
  listActions: {
    notFound: (noun, title) =>
      `No se ha encontrado ${nounOf(noun).none} con el nombre «${title}». Es posible que entretanto haya cambiado de nombre o se haya eliminado.`,
    notOnPage: (noun, title) =>
      `En esta página ya no está ${nounOf(noun).the} ${title}. Haga una búsqueda y luego edite.`,
    noRecord: 'edit() necesita un registro con un ID, o un ID.',
    noFile: 'upload() necesita un archivo (File), o nada para que el usuario elija uno.',
    readonly: 'Esta lista es de solo lectura.',
    closeFirst: 'Cierre primero el formulario abierto.',
    withoutTitle: (noun, key) => `No se puede editar ${nounOf(noun).this}: el servidor no ha enviado ${key}.`,
    edit: 'Editar',
    remove: 'Eliminar',
  },
  ranges: {
    size: (size) => `Selección: ${rows(size.rows)} × ${columns(size.columns)}`,
    facts: ({ count: filledCells, numbers }) => [
      ['Recuento', count(filledCells)],
      ...(numbers
        ? ([
            ['Promedio', numbers.average],
            ['Mínimo', numbers.least],
            ['Máximo', numbers.greatest],
          ] as const)
        : []),
    ],
  },
  products: {
    title: 'Gestión de productos',
    searchHint: 'Referencia, grupo o descripción',
    filterTitle: 'Filtrar productos',
    empty: {
      title: 'Todavía no hay productos',
      text: 'Cree el primero, o importe una hoja.',
      readonlyText: nothingToShow,
    },
    edit: (title) => `Editar el producto ${title}`,
    remove: (title) => `Eliminar el producto ${title}`,
    downloaded: '¡Productos descargados!',
    downloadFailed: (why) => `No se pudieron descargar los productos. ${why}`,
    described: (sku) => `el producto ${sku}`,
    picture: (name) => `Foto de ${name}`,
    noPicture: 'No se pudo cargar la foto.',
    fieldsOfSheet: 'Campos de los productos',
  },
  productForm: {
    title: 'Crear o editar un producto',
    submit: { create: 'Crear', edit: 'Guardar' },
    saved: 'Producto guardado',
    saveFailed: 'No se pudo guardar el producto',
    enterSku: 'Escriba una referencia.',
    sections: {
      product: 'Producto',
      measures: 'Unidad y medidas',
      order: 'Pedido y uso',
      logo: 'Logo y exclusividad',
    },
    choicesFailed: (why) => `No se pudieron cargar las opciones: ${why}`,
    companiesHint: 'Solo estas empresas ven el producto si es exclusivo.',
    image: {
      address: 'Dirección de la imagen',
      addressHint: 'Se completa al subir la imagen; también puede ser una dirección que empiece por https://.',
      file: 'Archivo de imagen',
      fileHint: 'PNG, JPEG, WebP o GIF, 5\u00a0MB como máximo. Se sube al momento.',
      upload: 'Subir la imagen',
      uploaded: 'Imagen subida. Guarde el producto para conservarla.',
      noFile: 'Elija un archivo',
      failed: 'Error al subir la imagen',
      why: (why) => `Error al subir la imagen. ${why}`,
      sendAgain: 'Suba la imagen de nuevo.',
      sending: (percent) => `${percent}\u00a0% enviado`,
      progress: 'Envío de la imagen',
      none: 'Sin foto',
      broken: 'No se pudo cargar la foto.',
      unseen: 'Esta foto no se muestra aquí: solo se permiten direcciones https y direcciones del servidor.',
      alt: 'Foto del producto',
      pending: { sending: 'Espere a que termine de subirse:', failed: 'Suba de nuevo o quite:' },
      remove: 'Quitar el archivo',
    },
  },
  companies: {
    title: 'Gestión de empresas',
    searchHint: 'Buscar una empresa',
    filterTitle: 'Filtrar empresas',
    empty: { title: 'Todavía no hay empresas', text: 'Cree la primera.', readonlyText: nothingToShow },
    edit: (name) => `Editar ${name}`,
    remove: (name) => `Eliminar ${name}`,
  },
  companyForm: {
    title: { create: 'Crear una empresa', edit: 'Editar la empresa' },
    submit: { create: 'Crear', edit: 'Guardar' },
    groups: { company: 'Empresa', address: 'Dirección', trade: 'Condiciones comerciales' },
    choices: { loading: 'Cargando las opciones…', none: 'Todavía no hay nada que elegir.' },
    currencyFirst: 'Elija primero una moneda',
    categoryUnavailable: (category, currency) => `La categoría ${category} no existe en ${currency}. Elija otra.`,
    categoryStored: (category, currency) =>
      `La categoría ${category} ya no se ofrece en ${currency}. Se mantiene si no la cambia.`,
  },
  users: {
    title: 'Gestión de usuarios',
    searchHint: 'Nombre, correo, teléfono o empresa',
    filterTitle: 'Filtrar usuarios',
    empty: { title: 'Todavía no hay usuarios', text: 'Cree el primero.', readonlyText: nothingToShow },
    edit: (title) => `Editar usuario ${title}`,
    remove: (title) => `Eliminar usuario ${title}`,
    status: 'Estado',
    none: {
      Active: { title: 'No hay usuarios activos', text: 'Cree uno, o elija otro estado.' },
      Pending: {
        title: 'Nadie espera la aprobación',
        text: 'Las cuentas nuevas figuran aquí hasta que usted decida.',
      },
      Inactive: {
        title: 'No hay usuarios inactivos',
        text: 'Aquí figuran los usuarios que no pueden iniciar sesión.',
      },
    },
    approve: (email) => `Aprobar usuario ${email}`,
    approveShort: 'Aprobar',
    neverSignedIn: 'Nunca',
  },
  userForm: {
    title: { create: 'Crear usuario', edit: 'Editar usuario' },
    submit: { create: 'Crear', edit: 'Guardar', approve: 'Aprobar' },
    searchCompanies: 'Buscar una empresa',
    companies: {
      loading: 'Cargando las empresas…',
      none: 'Todavía no hay ninguna empresa. Cree primero una en la Gestión de empresas.',
      failed: (why) => `No se pudieron cargar las empresas. ${why}`,
    },
    typedCompany: (name) => `Escrito al registrarse: ${name}`,
    pending: {
      title: (name) => `${name} espera la aprobación`,
      Active:
        'Al guardar se aprueba la cuenta: esta persona podrá iniciar sesión, con el rol y la empresa elegidos aquí.',
      Inactive: 'Con este estado la cuenta no se aprueba: esta persona no puede iniciar sesión.',
    },
  },
  productNumbers: {
    noColumn: (label) => `los productos descargados no tienen la columna «${label}», o no hay productos`,
    noPrices: 'Los precios descargados no tienen la columna Main SKU, o no hay precios.',
  },
  missing: {
    link: 'Faltan en esta lista',
    title: 'Artículos que faltan en esta lista',
    loading: 'Leyendo los precios guardados',
    failed: (reason) => `No se pudieron leer los precios guardados. ${reason}`,
    counts: (missing, priced, file) =>
      missing === 0
        ? `Todos los artículos con precios están en ${file}: ${count(priced)}.`
        : `De ${counted(priced, 'artículo', 'artículos')} con precios, ${count(missing)} no ${missing === 1 ? 'está' : 'están'} en ${file}.`,
    note: 'Las filas excluidas cuentan como presentes en la lista. No se modifica nada si usted no lo elige.',
    group: 'Grupo',
    allGroups: (missing) => `Todos los grupos (${count(missing)})`,
    groupOrTemplate: 'Grupo o plantilla',
    templateOption: (name, missing) => `Listas anteriores de la plantilla ${name} (${count(missing)})`,
    templateEmpty: (name) =>
      `La plantilla ${name} recuerda los artículos de las listas que se envían con ella. Esta es la primera.`,
    templateFull: (name) =>
      `Las listas de la plantilla ${name} tienen más artículos de los que este navegador puede recordar, así que no se pueden mostrar aquí.`,
    templateFailed: (name, why) => `No se pudieron leer los artículos de la plantilla ${name}. ${why}`,
    groupOption: (name, missing) => `${name || '(sin grupo)'} (${count(missing)})`,
    first: (keys, more) => `${keys.join(', ')}${more > 0 ? ` y ${count(more)} más` : ''}`,
    download: (articles) => `Descargar ${counted(articles, 'artículo', 'artículos')}`,
    fileName: (name) => `${name} artículos que faltan.xlsx`,
    notSaved: 'No se pudo guardar la lista.',
    close: 'Cerrar',
    changePrices: 'Modificar precios…',
    inactive: {
      open: 'Pasar a Inactivo…',
      title: 'Pasar artículos a Inactivo',
      loading: 'Leyendo el estado de los productos',
      failed: (reason) => `No se pudo leer el estado de los productos. ${reason}`,
      question: (articles) =>
        `¿Pasar ${counted(articles, 'artículo', 'artículos')} a Inactivo? Los clientes ya no ${articles === 1 ? 'lo' : 'los'} ven si el servidor oculta los artículos inactivos. Los precios siguen guardados.`,
      already: (articles) => `Ya inactivos, y no contados: ${count(articles)}.`,
      unknown: (keys) => `No están entre los productos, y quedan como están: ${keys}.`,
      cancel: 'Cancelar',
      confirm: (articles) => `Pasar ${counted(articles, 'artículo', 'artículos')} a Inactivo`,
      done: {
        set: (articles) => `${counted(articles, 'artículo está inactivo', 'artículos están inactivos')} ahora.`,
        undone: (articles) => `${counted(articles, 'artículo tiene', 'artículos tienen')} de nuevo su estado anterior.`,
      },
      undo: 'Deshacer',
      notDone: (articles) => counted(articles, 'artículo no se modificó', 'artículos no se modificaron'),
      which: 'Cuáles',
      names: {
        set: (name) => `${name} artículos que faltan, pasados a Inactivo`,
        undone: (name) => `${name} artículos que faltan, Inactivo deshecho`,
      },
      stoppedByPage: 'La página lo ha detenido. No se ha modificado nada.',
      lookAgain:
        'No se sabe si se modificó el estado. Vuelva a pasar los artículos a Inactivo: primero se lee su estado.',
      changesMore: 'El servidor modificaría más que el estado.',
    },
  },
  uploadEntry: {
    waiting: (waiting, fileName) =>
      `Una importación espera su confirmación: ${waiting === undefined ? 'cambios' : changes(waiting)} de ${fileName}`,
    unknown: (fileName) => `No se sabe si se han guardado los cambios de ${fileName}`,
    stillOpen: (fileName) => `${fileName} sigue abierto, tal como lo dejó`,
    continue: 'Continuar',
    review: 'Revisar',
    discard: 'Descartar',
    discardTitle: '¿Descartar esta revisión?',
    discardText: (fileName) => `Ninguno de los cambios de ${fileName} está guardado, y se pierde lo que ha elegido.`,
    discardUnknownText: 'Compruebe en la lista si se han guardado los cambios. Se pierde lo que ha elegido.',
    keep: 'Conservarla',
    dropHere: 'Suelte el archivo aquí para importarlo',
  },
} satisfies Pick<
  Catalogue,
  | 'uploadEntry'
  | 'companies'
  | 'companyForm'
  | 'list'
  | 'listActions'
  | 'missing'
  | 'productForm'
  | 'productNumbers'
  | 'products'
  | 'ranges'
  | 'userForm'
  | 'users'
>;
