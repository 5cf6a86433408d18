import * as v from 'valibot';
import type { OpenedFile, ReadingOptions } from '../../machines/reading.types';
import { createHeaderMemory } from '../header-memory';
import { headerNames } from './template-content';

type KeyNames = NonNullable<ReadingOptions['keyNames']>;

const storedKeyNamesSchema = v.object({
  names: v.pipe(v.array(v.string()), v.minLength(1)),
  keyNames: v.record(v.string(), v.string()),
});

/** Identifies the supplier of a list: by its header, or by its template where it has none. Empty if it has neither. */
export const supplierIdOf = (names: readonly string[], template: string | undefined): readonly string[] =>
  names.length > 0 || template === undefined ? names : [`template: ${template}`];

/**
 * Remembers which keys the numbers of a supplier stand for. Used for lists with costs and lists without a header; for other lists, the
 * stored mapping has them. A template has those that were known when it was saved.
 */
export function createKeyNameMemory(area: string) {
  const memory = createHeaderMemory(`pricebook.numbers.${area}`, storedKeyNamesSchema, ({ names }) => names.join('|'));
  const recall = (names: readonly string[]): KeyNames | undefined => memory.read().get(names.join('|'))?.keyNames;
  return {
    recall,
    store(
      { firstRows, header }: Pick<OpenedFile, 'firstRows' | 'header'>,
      { keyNames = {}, template }: Pick<ReadingOptions, 'keyNames' | 'template'>,
    ): void {
      const names = [...supplierIdOf(headerNames(firstRows[header]?.cells ?? []), template)];
      // Without key names, an entry is written only to replace an earlier one.
      const hasToStore = Object.keys(keyNames).length > 0 || recall(names) !== undefined;
      if (names.length > 0 && hasToStore) memory.store({ names, keyNames: { ...keyNames } });
    },
  };
}

/** Adds remembered keys of a supplier's numbers. Where the options have another key for a number, that one counts. */
export function withKeyNames(options: ReadingOptions, remembered: KeyNames | undefined): ReadingOptions {
  const keyNames = { ...remembered, ...options.keyNames };
  return Object.keys(keyNames).length === 0 ? options : { ...options, keyNames };
}
