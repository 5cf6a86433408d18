import * as v from 'valibot';
import type { Exclusions, OpenedFile } from '../../machines/upload-file.types';
import { normalizeColumnName } from '../../sheet/columns';
import { exclusionKinds, reusable } from './exclusion-choices';

/** Headers remembered per area; the oldest are removed first. */
const storedHeaders = 20;

const storedExclusions = v.object({
  kinds: v.exactOptional(v.array(v.picklist(exclusionKinds))),
  doubled: v.exactOptional(v.picklist(['keep-first', 'keep-last', 'none'])),
  only: v.exactOptional(v.object({ column: v.number(), values: v.array(v.string()) })),
});
const storedList = v.array(v.object({ names: v.string(), exclusions: storedExclusions }));

/** Remembers in localStorage which kinds of rows were left out of files with the same header. */
export function exclusionMemory(area: string) {
  const storageKey = `pricebook.exclusions.${area}`;
  const read = () => {
    try {
      const stored = v.safeParse(storedList, JSON.parse(localStorage.getItem(storageKey) ?? '[]'));
      return stored.success ? stored.output : [];
    } catch {
      return [];
    }
  };
  return {
    recall: (opened: Pick<OpenedFile, 'columns'>): Exclusions | undefined =>
      read().find(({ names }) => names === namesOf(opened))?.exclusions,
    store(opened: Pick<OpenedFile, 'columns'>, exclusions: Exclusions | undefined): void {
      const kept = exclusions && reusable(exclusions);
      if (kept === undefined) return;
      const names = namesOf(opened);
      const others = read().filter((entry) => entry.names !== names);
      try {
        localStorage.setItem(
          storageKey,
          JSON.stringify([...others, { names, exclusions: kept }].slice(-storedHeaders)),
        );
      } catch {
        // Storage is blocked or full.
      }
    },
  };
}

const namesOf = ({ columns }: Pick<OpenedFile, 'columns'>): string =>
  columns.map(({ name }) => normalizeColumnName(name)).join('|');
