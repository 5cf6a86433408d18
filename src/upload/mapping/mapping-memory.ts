import * as v from 'valibot';
import type { OpenedFile, ReadingOptions } from '../../machines/reading.types';
import { normalizeColumnName } from '../../sheet/columns';
import { headerMemory } from '../header-memory';

const storedMappingSchema = v.object({
  names: v.pipe(v.array(v.string()), v.minLength(1)),
  columns: v.array(v.nullable(v.string())),
  skuParts: v.exactOptional(
    v.object({ columns: v.pipe(v.tuple([v.number(), v.number()]), v.readonly()), joiner: v.string() }),
  ),
  fillDown: v.exactOptional(v.array(v.number())),
  matchBy: v.exactOptional(v.string()),
  keyNames: v.exactOptional(v.record(v.string(), v.string())),
  statuses: v.exactOptional(v.record(v.string(), v.picklist(['Active', 'Inactive']))),
  firstAddress: v.exactOptional(v.literal(true)),
  textCurrencies: v.exactOptional(v.array(v.string())),
});

type StoredOptions = Pick<
  ReadingOptions,
  'columns' | 'skuParts' | 'fillDown' | 'matchBy' | 'keyNames' | 'statuses' | 'firstAddress' | 'textCurrencies'
>;

export function mappingMemory(area: string) {
  const memory = headerMemory(`pricebook.mapping.${area}`, storedMappingSchema, ({ names }) => names.join('|'));
  return {
    recall({ firstRows }: Pick<OpenedFile, 'firstRows'>): ReadingOptions | undefined {
      const stored = memory.read();
      for (const [header, { cells }] of firstRows.entries()) {
        const found = stored.get(nameList(cells).join('|'));
        if (found === undefined) continue;
        const { names: _, ...mapping } = found;
        return { header, ...mapping };
      }
      return undefined;
    },
    /** Ignores a header without names, which any file would match. */
    store(
      { firstRows, header }: Pick<OpenedFile, 'firstRows' | 'header'>,
      { columns, skuParts, fillDown, matchBy, keyNames, statuses, firstAddress, textCurrencies }: StoredOptions,
    ): void {
      const names = nameList(firstRows[header]?.cells ?? []);
      if (names.length === 0 || !columns) return;
      memory.store({
        names,
        columns: [...columns],
        ...(skuParts && { skuParts }),
        ...(fillDown && { fillDown: [...fillDown] }),
        ...(matchBy !== undefined && { matchBy }),
        ...(keyNames && { keyNames: { ...keyNames } }),
        ...(statuses && { statuses: { ...statuses } }),
        ...(firstAddress && { firstAddress }),
        ...(textCurrencies && { textCurrencies: [...textCurrencies] }),
      });
    },
  };
}

function nameList(names: readonly string[]): string[] {
  const list = names.map(normalizeColumnName);
  while (list.at(-1) === '') list.pop();
  return list;
}
