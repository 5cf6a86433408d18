// How the code that an area needs at first is divided into files: few, because small files pack worse and each is a request.

const lists = ['products', 'companies', 'users', 'prices'];
const isList = (area) => lists.includes(area);

/** Areas that are to load no code that only lists share. */
const light = ['login', 'quotes'];

/** The areas from whose element static imports lead to a module. */
function areasOf(id, chunking) {
  const areas = new Set();
  const seen = new Set([id]);
  for (const one of seen) {
    const [, area] = /\/widgets\/([a-z]+)\/element\.ts$/.exec(one) ?? [];
    if (area !== undefined) areas.add(area);
    for (const importer of chunking.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  }
  return [...areas];
}

/** Chunk of a module that these areas need at first; `null` where no list is among them. */
function chunkOf(areas) {
  if (!areas.some(isList) || areas.some((area) => light.includes(area))) return null;
  if (areas.length === 1) return `${areas[0]}-list`;
  if (areas.every(isList)) return 'lists';
  return areas.some((area) => area === 'register' || area === 'reset') ? 'pages' : 'parts';
}

/** The icon of comboboxes, which the approval page has too: all areas import all icons by one module, so areas tell nothing. */
const sharedIcon = /\/icons\/lock\./;

const group = (pattern) => ({
  name(id, chunking) {
    if (/\/element\.ts$/.test(id)) return null;
    const chunk = sharedIcon.test(id) ? 'parts' : chunkOf(areasOf(id, chunking));
    return chunk !== null && pattern.test(chunk) ? chunk : null;
  },
});

/** The most shared group first: each takes along what its modules import and no group before it has. */
export const firstUseChunks = [/^pages$/, /^parts$/, /^lists$/, /-list$/].map(group);

/** Whether the browser is to compile a chunk while it loads; a form is small enough without. */
export const isFirstUseChunk = (name) => /^(core|parts|lists|.*-list)$/.test(name);
