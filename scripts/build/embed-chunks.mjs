// Divides the code that an area loads first into few files, because small files compress worse and each is a request.
import { listAreas } from '../../src/areas.ts';

const isList = (area) => listAreas.includes(area);

/** Areas that must not load code that only lists need. */
const light = ['login', 'quotes'];

/** The areas whose element imports the module statically, directly or not. */
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

/** The chunk of a module that these areas load first; `null` for one that only pages, a light area, or one list beside pages load. */
function chunkOf(areas) {
  if (!areas.some(isList) || areas.some((area) => light.includes(area))) return null;
  if (areas.length === 1) return `${areas[0]}-list`;
  // What one list shares with other pages is not loaded by the other lists.
  if (areas.filter(isList).length === 1) return null;
  if (areas.every(isList)) return 'lists';
  return areas.some((area) => area === 'register' || area === 'reset') ? 'pages' : 'parts';
}

/** An icon of comboboxes, also on the approval page. Its areas are unknown, because all areas import all icons from one module. */
const sharedIcon = /\/icons\/lock\./;

/** All forms save drafts; the list of prices alone does so from the start, and would keep the code for itself. */
const saveDraft = /\/src\/api\/drafts\/save-draft\./;

const group = (pattern) => ({
  name(id, chunking) {
    if (/\/element\.ts$/.test(id)) return null;
    const chunk = sharedIcon.test(id) || saveDraft.test(id) ? 'parts' : chunkOf(areasOf(id, chunking));
    return chunk !== null && pattern.test(chunk) ? chunk : null;
  },
});

/** The most shared group first: a group also gets what its modules import, unless an earlier group has it. */
export const firstUseChunks = [/^pages$/, /^parts$/, /^lists$/, /-list$/].map(group);

/** Whether the browser should compile a chunk while it loads; the chunks of forms are too small to gain from it. */
export const isFirstUseChunk = (name) => /^(core|parts|lists|grid|.*-list)$/.test(name);
