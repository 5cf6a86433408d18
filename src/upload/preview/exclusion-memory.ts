import * as v from 'valibot';
import { readStored, writeStored } from '../../api/session/browser-storage';
import type { Exclusions, OpenedFile } from '../../machines/upload-file.types';
import { normalizeColumnName } from '../../sheet/columns';
import { exclusionKinds, reusable } from './exclusion-choices';

const storedHeaders = 20;

const storedExclusions = v.object({
  kinds: v.exactOptional(v.array(v.picklist(exclusionKinds))),
  doubled: v.exactOptional(v.picklist(['keep-first', 'keep-last', 'none'])),
  only: v.exactOptional(v.object({ column: v.number(), values: v.array(v.string()) })),
});
const storedList = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ names: v.string(), exclusions: storedExclusions })),
);

/** Stores in localStorage, by header, which kinds of rows were excluded. */
export function exclusionMemory(area: string) {
  const storageKey = `pricebook.exclusions.${area}`;
  const read = () => {
    const stored = v.safeParse(storedList, readStored('localStorage', storageKey));
    return stored.success ? stored.output : [];
  };
  return {
    recall: (opened: Pick<OpenedFile, 'columns'>): Exclusions | undefined =>
      read().find(({ names }) => names === namesOf(opened))?.exclusions,
    store(opened: Pick<OpenedFile, 'columns'>, exclusions: Exclusions | undefined): void {
      const stored = exclusions && reusable(exclusions);
      if (stored === undefined) return;
      const names = namesOf(opened);
      const others = read().filter((entry) => entry.names !== names);
      const entries = [...others, { names, exclusions: stored }].slice(-storedHeaders);
      writeStored('localStorage', storageKey, JSON.stringify(entries));
    },
  };
}

const namesOf = ({ columns }: Pick<OpenedFile, 'columns'>): string =>
  columns.map(({ name }) => normalizeColumnName(name)).join('|');
