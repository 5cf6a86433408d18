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
import { fileColumns } from '../reading/file-columns';
import type { StepProps } from '../step-props';
import { TemplateOffer } from '../templates/template-offer';
import { uploadMessages as messages } from '../upload.messages';
import type { UploadShape } from '../upload-shape';
import { useUpload } from '../use-upload';
import { ColumnTable } from './column-table';
import { canHaveCosts, costChoice } from './cost-columns';
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
  const send = (next: Mapping) => session.actor.send({ type: 'mapping.change', mapping: withFillDown(next, shape) });
  const change = (header: number, skuParts: Mapping['skuParts'], keys?: readonly (string | null)[]) =>
    // With another header, a position may be that of another column.
    send({
      ...mapping,
      header,
      columns: columnsAt(opened, header, shape, keys),
      skuParts,
      costColumns: keys && mapping.costColumns,
    });
  const changeParts = (parts: Mapping['skuParts']) => {
    // The parts replace a column that is mapped to the key.
    const keys = columnKeys(mapping).map((key) => (parts && key === shape.keyColumn.key ? null : key));
    change(mapping.header, parts, keys);
  };
  const changeKey = (index: number, choice: string | null) => send(withChoice(mapping, opened, shape, index, choice));
  const chooser = <SheetChooser session={session} opened={opened} />;
  if (isBlankSheet(opened)) return chooser;
  return (
    <>
      {chooser}
      <TemplateOffer session={session} />
      <p>{messages.mappingIntro(file?.name ?? '', mapping.header !== noHeader && !mapping.costColumns?.length)}</p>
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
            onChange={(value) => change(Number(value), mapping.skuParts)}
          />
        )}
      </Field>
      {mapping.header === noHeader && <Banner>{messages.noHeaderNote}</Banner>}
      <MatchField
        shape={session.kind.shape}
        value={mapping.matchBy}
        problem={mapping.matchBy !== undefined && mapping.matchBy === options.matchBy ? matchProblem : undefined}
        onChange={(matchBy) => send({ ...mapping, matchBy })}
      />
      <SkuPartsField
        keyColumn={shape.keyColumn}
        columns={mapping.columns}
        rows={firstRows.slice(mapping.header + 1)}
        value={mapping.skuParts}
        onChange={changeParts}
      />
      {keySources(mapping, shape).map((column) => (
        <Checkbox
          key={column.index}
          checked={mapping.fillDown?.includes(column.index) === true}
          onChange={(isOn) =>
            send({
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
        hasCosts={Boolean(mapping.costColumns?.length) || canHaveCosts(opened, mapping.header, shape)}
        onMap={changeKey}
      />
    </>
  );
}

/** The mapping with another choice of what a column stands for: a key, costs, or nothing. */
function withChoice(mapping: Mapping, opened: OpenedFile, shape: UploadShape, index: number, choice: string | null) {
  const isCost = choice === costChoice;
  const keys = columnKeys(mapping).map((key, column) => (column === index ? (isCost ? null : choice) : key));
  const others = (mapping.costColumns ?? []).filter((column) => column !== index);
  return {
    ...mapping,
    columns: columnsAt(opened, mapping.header, shape, keys),
    costColumns: isCost ? [...others, index].sort((one, other) => one - other) : others,
  };
}

/** The columns of the file that make the key. */
const keySources = ({ columns, skuParts }: Mapping, { keyColumn }: UploadShape): readonly FileColumn[] => {
  const parts: readonly number[] = skuParts?.columns ?? [];
  return columns.filter((column) => (skuParts ? parts.includes(column.index) : column.key === keyColumn.key));
};

/** Removes columns from `fillDown` that are no longer part of the key. */
const withFillDown = (mapping: Mapping, shape: UploadShape): Mapping => {
  const sources = keySources(mapping, shape).map(({ index }) => index);
  const fillDown = (mapping.fillDown ?? []).filter((index) => sources.includes(index));
  return { ...mapping, fillDown: fillDown.length === 0 ? undefined : fillDown };
};

const joinFirst = (cells: readonly string[], limit: number): string =>
  cells.filter(Boolean).slice(0, limit).join(' · ');

function columnsAt(
  opened: OpenedFile,
  header: number,
  shape: UploadShape,
  keys?: readonly (string | null)[],
): readonly FileColumn[] {
  const { firstRows } = opened;
  const width = Math.max(0, ...firstRows.map(({ cells }) => cells.length));
  const names = Array.from({ length: width }, (_, index) => firstRows[header]?.cells[index]?.trim() ?? '');
  const columns = fileColumns(names, firstRows.slice(header + 1), shape, keys);
  if (!keys) {
    const below = firstRows.slice(header + 1).map(({ cells }) => cells);
    return mapSuggestedKey(columns, shape.keyColumn.key, undefined, below);
  }
  if (header !== opened.header) return columns;
  const samples = new Map(opened.columns.map((column) => [column.index, column.samples]));
  return columns.map((column) => ({ ...column, samples: samples.get(column.index) ?? column.samples }));
}
