import * as v from 'valibot';
import type { OpenedFile, ReadingOptions } from '../../machines/upload-file.types';
import { normalizeColumnName } from '../../sheet/columns';

/** Mappings stored per area; the oldest are removed first. */
const storedMappings = 20;

/** The mapping for files with one header; its names are normalised. */
const storedMapping = v.object({
  names: v.array(v.string()),
  columns: v.array(v.nullable(v.string())),
  skuParts: v.exactOptional(
    v.pipe(v.object({ columns: v.tuple([v.number(), v.number()]), joiner: v.string() }), v.readonly()),
  ),
});

/** What is remembered of a mapping. */
type ChosenMapping = Pick<ReadingOptions, 'columns' | 'skuParts'>;

/** Remembers mappings by header, in localStorage. */
export interface MappingMemory {
  /** The options stored for one of the file's first rows; `undefined` when there are none. */
  recall(opened: Pick<OpenedFile, 'top'>): ReadingOptions | undefined;
  /** Stores a mapping. One without names in its header is not stored: any file would match it. */
  store(opened: Pick<OpenedFile, 'top' | 'header'>, chosen: ChosenMapping): void;
}

/** The memory of one area. It is empty when storage is blocked. */
export function mappingMemory(area: string): MappingMemory {
  const storageKey = `pricebook.mapping.${area}`;
  const read = () => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
      if (!Array.isArray(stored)) return [];
      return stored.flatMap((mapping) => {
        const { success, output } = v.safeParse(storedMapping, mapping);
        return success && output.names.length > 0 ? [output] : [];
      });
    } catch {
      return [];
    }
  };
  return {
    recall({ top }) {
      const known = new Map(read().map(({ names, ...mapping }) => [names.join('|'), mapping]));
      for (const [header, { cells }] of top.entries()) {
        const mapping = known.get(nameList(cells).join('|'));
        if (mapping) return { header, ...mapping };
      }
      return undefined;
    },
    store({ top, header }, { columns, skuParts }) {
      const names = nameList(top[header.index]?.cells ?? []);
      if (names.length === 0 || columns === undefined) return;
      const others = read().filter((mapping) => mapping.names.join('|') !== names.join('|'));
      const mapping = { names, columns, ...(skuParts && { skuParts }) };
      try {
        localStorage.setItem(storageKey, JSON.stringify([...others, mapping].slice(-storedMappings)));
      } catch {
        // Storage is blocked or full.
      }
    },
  };
}

/** Normalised names, without the blank ones at the end. */
function nameList(names: readonly string[]): readonly string[] {
  const list = names.map(normalizeColumnName);
  while (list.at(-1) === '') list.pop();
  return list;
}
