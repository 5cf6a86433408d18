import * as v from 'valibot';
import type { OpenedFile, ReadingOptions } from '../../machines/reading.types';
import type { OfferedTemplate } from '../../machines/upload.types';
import { normalizeColumnName } from '../../sheet/columns';
import { columnKinds, columnKindsOf, hasKinds, noHeader } from '../../sheet/no-header';
import { createHeaderMemory } from '../header-memory';

const mappingEntries = {
  columns: v.array(v.nullable(v.string())),
  skuParts: v.exactOptional(
    v.object({ columns: v.pipe(v.tuple([v.number(), v.number()]), v.readonly()), joiner: v.string() }),
  ),
  fillDown: v.exactOptional(v.array(v.number())),
  matchBy: v.exactOptional(v.string()),
  statuses: v.exactOptional(v.record(v.string(), v.picklist(['Active', 'Inactive']))),
  firstAddress: v.exactOptional(v.literal(true)),
  textCurrencies: v.exactOptional(v.array(v.string())),
  // That prices are stored as they stand holds for one file, unless a template keeps it.
  priceUnits: v.exactOptional(v.literal('divided')),
  unitColumn: v.exactOptional(v.number()),
};

const storedMappingSchema = v.object({ names: v.pipe(v.array(v.string()), v.minLength(1)), ...mappingEntries });

/** The mapping of a file without a header. It has the keys of the supplier's numbers, too, because it is not used unasked. */
const mappingWithoutHeaderSchema = v.object({
  fileName: v.string(),
  kinds: v.pipe(v.array(v.picklist(columnKinds)), v.minLength(1)),
  keyNames: v.exactOptional(v.record(v.string(), v.string())),
  ...mappingEntries,
});

type StoredOptions = Pick<
  ReadingOptions,
  | 'columns'
  | 'skuParts'
  | 'fillDown'
  | 'matchBy'
  | 'keyNames'
  | 'statuses'
  | 'firstAddress'
  | 'textCurrencies'
  | 'priceUnits'
  | 'unitColumn'
>;

export function createMappingMemory(area: string) {
  const memory = createHeaderMemory(`pricebook.mapping.${area}`, storedMappingSchema, ({ names }) => names.join('|'));
  const memoryWithoutHeader = createHeaderMemory(
    `pricebook.mapping-no-header.${area}`,
    mappingWithoutHeaderSchema,
    ({ kinds }) => kinds.join('|'),
  );
  return {
    /** The newest mapping of a file without a header whose columns were of the same kinds. To be offered, not applied: other suppliers' files may have the same kinds of columns. */
    recallWithoutHeader(opened: Pick<OpenedFile, 'firstRows' | 'header'>): readonly OfferedTemplate[] {
      const storedMapping = [...memoryWithoutHeader.read().values()].findLast(({ kinds }) => hasKinds(opened, kinds));
      if (storedMapping === undefined) return [];
      const { fileName, kinds: _, ...mapping } = storedMapping;
      return [{ name: fileName, match: 'last-list', options: { ...mapping, header: noHeader } }];
    },
    recall({ firstRows }: Pick<OpenedFile, 'firstRows'>): ReadingOptions | undefined {
      const stored = memory.read();
      for (const [header, { cells }] of firstRows.entries()) {
        const storedMapping = stored.get(normalizedNames(cells).join('|'));
        if (storedMapping === undefined) continue;
        const { names: _, ...mapping } = storedMapping;
        return { header, ...mapping };
      }
      return undefined;
    },
    /** Ignores a header of blank cells, which any file would match. */
    store(
      { firstRows, header }: Pick<OpenedFile, 'firstRows' | 'header'>,
      {
        columns,
        skuParts,
        fillDown,
        matchBy,
        keyNames,
        statuses,
        firstAddress,
        textCurrencies,
        priceUnits,
        unitColumn,
      }: StoredOptions,
      fileName: string,
    ): void {
      const names = normalizedNames(firstRows[header]?.cells ?? []);
      const kinds = header === noHeader ? columnKindsOf(firstRows) : [];
      if (!columns) return;
      const mapping = {
        columns: [...columns],
        ...(skuParts && { skuParts }),
        ...(fillDown && { fillDown: [...fillDown] }),
        ...(matchBy !== undefined && { matchBy }),
        ...(statuses && { statuses: { ...statuses } }),
        ...(firstAddress && { firstAddress }),
        ...(textCurrencies && { textCurrencies: [...textCurrencies] }),
        ...(priceUnits === 'divided' && { priceUnits }),
        ...(unitColumn !== undefined && { unitColumn }),
      };
      if (names.length > 0) memory.store({ names, ...mapping });
      else if (kinds.length > 0) {
        const withKeyNames = keyNames && { keyNames: { ...keyNames } };
        memoryWithoutHeader.store({ fileName, kinds: [...kinds], ...mapping, ...withKeyNames });
      }
    },
  };
}

/** Without the blank names at the end. */
function normalizedNames(names: readonly string[]): string[] {
  const list = names.map(normalizeColumnName);
  while (list.at(-1) === '') list.pop();
  return list;
}
