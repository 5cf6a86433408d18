import type { FileColumn, OpenedFile } from '../../machines/reading.types';
import type { Mapping } from '../../machines/upload.types';
import { noHeader } from '../../sheet/no-header';
import { Checkbox } from '../../ui/controls/checkbox';
import { Banner } from '../../ui/feedback/banner';
import { Field } from '../../ui/form/field';
import { SelectBox } from '../../ui/form/select';
import { columnTitle } from '../column-title';
import { EncodingSelect } from '../preview/encoding-select';
import { SheetChooser } from '../preview/sheet-chooser';
import { mapFileColumns } from '../reading/file-columns';
import type { StepProps } from '../step-props';
import { TemplateOffer } from '../templates/template-offer';
import { uploadMessages as messages } from '../upload.messages';
import type { UploadShape } from '../upload-shape';
import { useUpload } from '../use-upload';
import { ColumnTable } from './column-table';
import { canHaveCosts, costChoice, unitChoice } from './cost-columns';
import { isBlankSheet } from './mapping-footer';
import { columnKeys } from './mapping-options';
import { MatchField, shapeWithMatchedKey } from './match-field';
import { SkuPartsField } from './sku-parts';
import { mapSuggestedKey } from './suggest-key';

export function MappingView({ session }: StepProps) {
  const { file, opened, mapping, options, matchProblem } = useUpload(session);
  if (opened === undefined || mapping === undefined) return null;
  const { firstRows } = opened;
  const shape = shapeWithMatchedKey(session.kind.shape, mapping.matchBy);
  const changeMapping = (next: Mapping) =>
    session.actor.send({ type: 'mapping.change', mapping: withFillDownOfKey(next, shape) });
  const changeHeader = (header: number) =>
    // With another header, a position may be that of another column: its key is detected again, and costs and units have to be chosen again.
    changeMapping({
      ...mapping,
      header,
      columns: columnsBelowHeader(opened, header, shape),
      costColumns: undefined,
      unitColumn: undefined,
    });
  const changeSkuParts = (skuParts: Mapping['skuParts']) => {
    // The parts replace a column that is mapped to the key.
    const keys = columnKeys(mapping).map((key) => (skuParts && key === shape.keyColumn.key ? null : key));
    changeMapping({ ...mapping, columns: columnsBelowHeader(opened, mapping.header, shape, keys), skuParts });
  };
  const changeColumn = (index: number, choice: string | null) =>
    changeMapping(withColumnChoice(mapping, opened, shape, index, choice));
  const chooser = <SheetChooser session={session} opened={opened} />;
  if (isBlankSheet(opened)) return chooser;
  const isChoiceRemembered = mapping.header !== noHeader && !mapping.costColumns?.length;
  const isMatchApplied = mapping.matchBy !== undefined && mapping.matchBy === options.matchBy;
  return (
    <>
      {chooser}
      <TemplateOffer session={session} />
      <p>{messages.mappingIntro(file?.name ?? '', isChoiceRemembered)}</p>
      {(options.encoding ?? opened.encoding) !== undefined && <EncodingSelect session={session} opened={opened} />}
      <Field label={messages.headerRow}>
        {(control) => (
          <SelectBox
            {...control}
            value={String(mapping.header)}
            options={[
              ...firstRows.map(({ number, cells }, index) => ({
                value: String(index),
                label: messages.headerRowOption(number, joinFirst(cells, 4)),
              })),
              { value: String(noHeader), label: messages.noHeaderRow },
            ]}
            onChange={(value) => changeHeader(Number(value))}
          />
        )}
      </Field>
      {mapping.header === noHeader && <Banner>{messages.noHeaderNote}</Banner>}
      <MatchField
        shape={session.kind.shape}
        value={mapping.matchBy}
        problem={isMatchApplied ? matchProblem : undefined}
        onChange={(matchBy) => changeMapping({ ...mapping, matchBy })}
      />
      <SkuPartsField
        keyColumn={shape.keyColumn}
        columns={mapping.columns}
        rows={firstRows.slice(mapping.header + 1)}
        knownParts={mapping.matchBy === undefined ? opened.knownParts : undefined}
        value={mapping.skuParts}
        onChange={changeSkuParts}
      />
      {columnsOfKey(mapping, shape).map((column) => (
        <Checkbox
          key={column.index}
          checked={mapping.fillDown?.includes(column.index) === true}
          onChange={(isOn) =>
            changeMapping({
              ...mapping,
              fillDown: [
                ...(mapping.fillDown ?? []).filter((at) => at !== column.index),
                ...(isOn ? [column.index] : []),
              ],
            })
          }
        >
          {messages.fillDown(columnTitle(column))}
        </Checkbox>
      ))}
      <ColumnTable
        mapping={mapping}
        shape={shape}
        offersCosts={Boolean(mapping.costColumns?.length) || canHaveCosts(opened, mapping.header, shape)}
        onMap={changeColumn}
      />
    </>
  );
}

/** The mapping with another choice of what a column stands for: a key, costs, the units of prices, or nothing. */
function withColumnChoice(
  mapping: Mapping,
  opened: OpenedFile,
  shape: UploadShape,
  index: number,
  choice: string | null,
) {
  const isCost = choice === costChoice;
  const isUnit = choice === unitChoice;
  const chosenKey = isCost || isUnit ? null : choice;
  const keys = columnKeys(mapping).map((key, column) => (column === index ? chosenKey : key));
  const others = (mapping.costColumns ?? []).filter((column) => column !== index);
  return {
    ...mapping,
    columns: columnsBelowHeader(opened, mapping.header, shape, keys),
    costColumns: isCost ? [...others, index].sort((one, other) => one - other) : others,
    unitColumn: isUnit ? index : unitColumnWithout(mapping, index),
  };
}

const unitColumnWithout = ({ unitColumn }: Mapping, index: number): number | undefined =>
  unitColumn === index ? undefined : unitColumn;

/** The columns of the file that the key is read from. */
const columnsOfKey = ({ columns, skuParts }: Mapping, { keyColumn }: UploadShape): readonly FileColumn[] => {
  const parts: readonly number[] = skuParts?.columns ?? [];
  return columns.filter((column) => (skuParts ? parts.includes(column.index) : column.key === keyColumn.key));
};

/** Removes columns from `fillDown` that are no longer part of the key. */
const withFillDownOfKey = (mapping: Mapping, shape: UploadShape): Mapping => {
  const keyColumns = columnsOfKey(mapping, shape).map(({ index }) => index);
  const fillDown = (mapping.fillDown ?? []).filter((index) => keyColumns.includes(index));
  return { ...mapping, fillDown: fillDown.length === 0 ? undefined : fillDown };
};

const joinFirst = (cells: readonly string[], limit: number): string =>
  cells.filter(Boolean).slice(0, limit).join(' · ');

/** The columns that a header row names, mapped to these keys; without keys, as their names and values suggest. */
function columnsBelowHeader(
  opened: OpenedFile,
  header: number,
  shape: UploadShape,
  keys?: readonly (string | null)[],
): readonly FileColumn[] {
  const { firstRows } = opened;
  const width = Math.max(0, ...firstRows.map(({ cells }) => cells.length));
  const names = Array.from({ length: width }, (_, index) => firstRows[header]?.cells[index]?.trim() ?? '');
  const rowsBelow = firstRows.slice(header + 1);
  const columns = mapFileColumns(names, rowsBelow, shape, keys);
  if (!keys) {
    const cellsBelow = rowsBelow.map(({ cells }) => cells);
    return mapSuggestedKey(columns, shape.keyColumn.key, undefined, cellsBelow);
  }
  if (header !== opened.header) return columns;
  // The columns of the opened file have samples from more rows than `firstRows`.
  const samples = new Map(opened.columns.map((column) => [column.index, column.samples]));
  return columns.map((column) => ({ ...column, samples: samples.get(column.index) ?? column.samples }));
}
