import * as v from 'valibot';
import { type Exclusions, exclusionKinds, type OpenedFile } from '../../machines/reading.types';
import { normalizeColumnName } from '../../sheet/columns';
import { createHeaderMemory } from '../header-memory';
import { columnLetters } from '../reading/file-columns';
import { reusableExclusions } from './exclusion-choices';

const storedExclusionsSchema = v.object({
  names: v.string(),
  exclusions: v.object({
    kinds: v.exactOptional(v.pipe(v.array(v.picklist(exclusionKinds)), v.readonly())),
    duplicates: v.optional(v.picklist(['keep-first', 'keep-last', 'keep-none'])),
    only: v.optional(v.object({ column: v.number(), values: v.pipe(v.array(v.string()), v.readonly()) })),
  }),
});

export function createExclusionMemory(area: string) {
  const memory = createHeaderMemory(`pricebook.exclusions.${area}`, storedExclusionsSchema, ({ names }) => names);
  return {
    recall: (opened: Pick<OpenedFile, 'columns'>): Exclusions | undefined =>
      memory.read().get(namesOf(opened))?.exclusions,
    store(opened: Pick<OpenedFile, 'columns'>, exclusions: Exclusions = {}): void {
      const stored = reusableExclusions(exclusions);
      if (stored) memory.store({ names: namesOf(opened), exclusions: stored });
    },
  };
}

const namesOf = ({ columns }: Pick<OpenedFile, 'columns'>): string =>
  columns.map(({ index, name }) => normalizeColumnName(name || `column ${columnLetters(index)}`)).join('|');
