import * as v from 'valibot';
import { readStored, writeStored } from '../../api/session/browser-storage';
import type { OpenedFile, ReadingOptions } from '../../machines/upload-file.types';
import { normalizeColumnName } from '../../sheet/columns';

const storedMappings = 20;

const storedMapping = v.object({
  names: v.array(v.string()),
  columns: v.array(v.nullable(v.string())),
  skuParts: v.exactOptional(
    v.pipe(v.object({ columns: v.tuple([v.number(), v.number()]), joiner: v.string() }), v.readonly()),
  ),
});

const storedList = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));

type ChosenMapping = Pick<ReadingOptions, 'columns' | 'skuParts'>;

/** Stores mappings by header, in localStorage. */
export interface MappingMemory {
  /** Returns the stored mapping whose header is one of the file's first rows. */
  recall(opened: Pick<OpenedFile, 'firstRows'>): ReadingOptions | undefined;
  /** Ignores a header without names, which any file would match. */
  store(opened: Pick<OpenedFile, 'firstRows' | 'header'>, chosen: ChosenMapping): void;
}

export function mappingMemory(area: string): MappingMemory {
  const storageKey = `pricebook.mapping.${area}`;
  const read = () => {
    const stored = v.safeParse(storedList, readStored('localStorage', storageKey));
    return (stored.success ? stored.output : []).flatMap((mapping) => {
      const { success, output } = v.safeParse(storedMapping, mapping);
      return success && output.names.length > 0 ? [output] : [];
    });
  };
  return {
    recall({ firstRows }) {
      const known = new Map(read().map(({ names, ...mapping }) => [names.join('|'), mapping]));
      for (const [header, { cells }] of firstRows.entries()) {
        const mapping = known.get(nameList(cells).join('|'));
        if (mapping) return { header, ...mapping };
      }
      return undefined;
    },
    store({ firstRows, header }, { columns, skuParts }) {
      const names = nameList(firstRows[header.index]?.cells ?? []);
      if (names.length === 0 || columns === undefined) return;
      const others = read().filter((mapping) => mapping.names.join('|') !== names.join('|'));
      const mapping = { names, columns, ...(skuParts && { skuParts }) };
      writeStored('localStorage', storageKey, JSON.stringify([...others, mapping].slice(-storedMappings)));
    },
  };
}

/** Normalises names and removes trailing blank ones. */
function nameList(names: readonly string[]): readonly string[] {
  const list = names.map(normalizeColumnName);
  while (list.at(-1) === '') list.pop();
  return list;
}
