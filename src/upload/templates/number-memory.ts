import * as v from 'valibot';
import type { OpenedFile, ReadingOptions } from '../../machines/reading.types';
import { createHeaderMemory } from '../header-memory';
import { headerNames } from './template-content';

type KeyNames = NonNullable<ReadingOptions['keyNames']>;

const storedNumbersSchema = v.object({
  names: v.pipe(v.array(v.string()), v.minLength(1)),
  keyNames: v.record(v.string(), v.string()),
});

/** Identifies the supplier of a list: by its header, or by its template where it has none. Empty if it has neither. */
export const numberOwner = (names: readonly string[], template: string | undefined): readonly string[] =>
  names.length > 0 || template === undefined ? names : [`template: ${template}`];

/**
 * Remembers which keys the numbers of a supplier stand for, by the header of lists with costs. Their templates have those that were known
 * when they were saved; the mappings of other lists have theirs.
 */
export function createKeyNameMemory(area: string) {
  const memory = createHeaderMemory(`pricebook.numbers.${area}`, storedNumbersSchema, ({ names }) => names.join('|'));
  const recall = (names: readonly string[]): KeyNames | undefined => memory.read().get(names.join('|'))?.keyNames;
  return {
    recall,
    store(
      { firstRows, header }: Pick<OpenedFile, 'firstRows' | 'header'>,
      { keyNames = {}, template }: Pick<ReadingOptions, 'keyNames' | 'template'>,
    ): void {
      const names = [...numberOwner(headerNames(firstRows[header]?.cells ?? []), template)];
      const isKnown = Object.keys(keyNames).length > 0 || recall(names) !== undefined;
      if (names.length > 0 && isKnown) memory.store({ names, keyNames: { ...keyNames } });
    },
  };
}

/** The options with remembered numbers; those that they have themselves stand for what they say. */
export function withNumbers(options: ReadingOptions, remembered: KeyNames | undefined): ReadingOptions {
  const keyNames = { ...remembered, ...options.keyNames };
  return Object.keys(keyNames).length === 0 ? options : { ...options, keyNames };
}
