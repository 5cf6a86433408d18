import * as v from 'valibot';
import type { OpenedFile, ReadingOptions } from '../../machines/reading.types';
import { createHeaderMemory } from '../header-memory';
import { headerNames, withoutNumbers } from './template-content';

export type KeyNames = NonNullable<ReadingOptions['keyNames']>;

const keyNamesSchema = v.record(v.string(), v.string());
const storedKeyNamesSchema = v.object({
  names: v.pipe(v.array(v.string()), v.minLength(1)),
  keyNames: keyNamesSchema,
  /** Those that were saved in the template when these were chosen. */
  saved: v.exactOptional(keyNamesSchema),
});

/** Identifies a template among the headers, whose names have neither a colon nor a blank. */
const idOfTemplate = (name: string): string[] => [`template: ${name.trim().toLowerCase()}`];

/**
 * Remembers which keys the numbers of a supplier stand for. Those of a template's lists are used with it, besides those that are saved in the
 * template. Those of other lists, by their header, are to be offered, because several suppliers may have the same header.
 */
export function createKeyNameMemory(area: string) {
  const memory = createHeaderMemory(`pricebook.numbers.${area}`, storedKeyNamesSchema, ({ names }) => names.join('|'));
  const entryOfTemplate = (name: string) => memory.read().get(idOfTemplate(name).join('|'));
  const forgetTemplate = (name: string) => {
    if (entryOfTemplate(name)) memory.store({ names: idOfTemplate(name), keyNames: {} });
  };
  return {
    /** `saved` are those in the template. */
    recallOfTemplate(name: string, saved: KeyNames = {}): KeyNames {
      const entry = entryOfTemplate(name);
      return entry ? mergedKeyNames(entry.keyNames, entry.saved ?? {}, saved) : saved;
    },
    storeOfTemplate(name: string, keyNames: KeyNames = {}, saved: KeyNames = {}): void {
      const isEmpty = Object.keys(keyNames).length === 0 && Object.keys(saved).length === 0;
      if (!isEmpty || entryOfTemplate(name))
        memory.store({ names: idOfTemplate(name), keyNames: { ...keyNames }, saved: { ...saved } });
    },
    /** A template that is saved has all of them. */
    forgetTemplate,
    renameTemplate(from: string, to: string): void {
      const entry = entryOfTemplate(from);
      forgetTemplate(from);
      forgetTemplate(to);
      if (entry) memory.store({ ...entry, names: idOfTemplate(to) });
    },
    /** Returns the search for those of the latest list with a header that was read without a template, as they are now. */
    headersNow() {
      const entries = memory.read();
      return (opened: Pick<OpenedFile, 'firstRows' | 'header'>) => entries.get(namesOf(opened).join('|'))?.keyNames;
    },
    /** A list in which none is chosen may be about to use those of the earlier one. */
    storeOfHeader(opened: Pick<OpenedFile, 'firstRows' | 'header'>, keyNames: KeyNames = {}): void {
      const names = namesOf(opened);
      if (names.length > 0 && Object.keys(keyNames).length > 0) memory.store({ names, keyNames: { ...keyNames } });
    },
  };
}

const namesOf = ({ firstRows, header }: Pick<OpenedFile, 'firstRows' | 'header'>): string[] =>
  headerNames(firstRows[header]?.cells ?? []).map(withoutNumbers);

/** For each number, what was chosen last counts: what is remembered, unless the template has been saved with another key since. */
function mergedKeyNames(remembered: KeyNames, savedBefore: KeyNames, savedNow: KeyNames): KeyNames {
  const [chosen, before, now] = [remembered, savedBefore, savedNow].map((one) => new Map(Object.entries(one)));
  const numbers = new Set([...Object.keys(remembered), ...Object.keys(savedNow)]);
  return Object.fromEntries(
    Array.from(numbers).flatMap((number) => {
      const key = before?.get(number) === now?.get(number) ? chosen?.get(number) : now?.get(number);
      return key === undefined ? [] : [[number, key]];
    }),
  );
}
