import type { ReadingChoice } from '../machines/upload.types';
import { headerName } from '../sheet/header-name';
import type { Opened } from './reading/reading.types';

/** Mappings that are kept per area; the oldest go first. */
const keptMappings = 20;

/** What a person chose for files with one header. */
interface Mapping {
  /** The header's names, by letters and digits. */
  readonly names: readonly string[];
  readonly columns: readonly (string | null)[];
}

/** Remembers, in this browser, which columns files with the same header have. */
export interface MappingMemory {
  /** The choice for this file, found by any of its first rows; `undefined` when none was made yet. */
  recall(opened: Pick<Opened, 'top'>): ReadingChoice | undefined;
  /** Keeps what was chosen for the file's header. */
  keep(opened: Pick<Opened, 'top' | 'header'>, chosen: readonly (string | null)[]): void;
}

/** The memory of one area. Where storage is blocked it remembers nothing. */
export function mappingMemory(area: string): MappingMemory {
  const storageKey = `pricebook.mapping.${area}`;
  const read = (): readonly Mapping[] => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isMapping) : [];
    } catch {
      return [];
    }
  };
  return {
    recall({ top }) {
      const known = new Map(read().map(({ names, columns }) => [names.join('|'), columns]));
      for (const [header, { cells }] of top.entries()) {
        const columns = known.get(nameList(cells).join('|'));
        if (columns) return { header, columns };
      }
      return undefined;
    },
    keep({ top, header }, chosen) {
      const names = nameList(top[header.index]?.cells ?? []);
      const others = read().filter((mapping) => mapping.names.join('|') !== names.join('|'));
      try {
        localStorage.setItem(storageKey, JSON.stringify([...others, { names, columns: chosen }].slice(-keptMappings)));
      } catch {
        // Blocked or full: the person is asked again next time.
      }
    },
  };
}

/** Names as they count, without the blank ones at the end. */
function nameList(names: readonly string[]): readonly string[] {
  const list = names.map(headerName);
  while (list.at(-1) === '') list.pop();
  return list;
}

function isMapping(value: unknown): value is Mapping {
  return (
    typeof value === 'object' &&
    value !== null &&
    'names' in value &&
    isListOf(value.names, (name) => typeof name === 'string') &&
    'columns' in value &&
    isListOf(value.columns, (key) => key === null || typeof key === 'string')
  );
}

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);
