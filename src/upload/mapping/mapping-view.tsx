import type { FileColumn, OpenedFile, ReadingOptions } from '../../machines/reading.types';
import type { Mapping } from '../../machines/upload.types';
import { noHeader } from '../../sheet/no-header';
import { Button } from '../../ui/controls/button';
import { Checkbox } from '../../ui/controls/checkbox';
import { Banner } from '../../ui/feedback/banner';
import { Field } from '../../ui/form/field';
import { SelectBox } from '../../ui/form/select';
import { SheetChooser } from '../preview/sheet-chooser';
import { fileColumns, isCompleteMapping } from '../reading/file-columns';
import type { StepProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import { columnsOf, type UploadShape } from '../upload-shape';
import { useUpload } from '../use-upload';
import { ColumnTable } from './column-table';
import { SkuPartsField } from './sku-parts';
import { suggestKey } from './suggest-key';

export function MappingView({ session }: StepProps) {
  const { shape } = session.kind;
  const { file, opened, mapping } = useUpload(session);
  if (opened === undefined || mapping === undefined) return null;
  const { firstRows } = opened;
  const send = (next: Mapping) => session.actor.send({ type: 'mapping.change', mapping: withFillDown(next, shape) });
  const change = (header: number, skuParts: Mapping['skuParts'], keys?: readonly (string | null)[]) =>
    send({ ...mapping, header, columns: columnsAt(opened, header, shape, keys), skuParts });
  const changeParts = (parts: Mapping['skuParts']) => {
    // The parts replace a column that is mapped to the key.
    const keys = columnKeys(mapping).map((key) => (parts && key === shape.key.key ? null : key));
    change(mapping.header, parts, keys);
  };
  const chooser = <SheetChooser session={session} opened={opened} />;
  if (isBlankSheet(opened)) return chooser;
  return (
    <>
      {chooser}
      <p>{messages.mappingIntro(file?.name ?? '', mapping.header !== noHeader)}</p>
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
      <SkuPartsField
        keyColumn={shape.key}
        columns={mapping.columns}
        rows={firstRows.slice(mapping.header + 1)}
        value={mapping.skuParts}
        onChange={changeParts}
      />
      {keySources(mapping, shape).map(({ index, name }) => (
        <Checkbox
          key={index}
          checked={mapping.fillDown?.includes(index) === true}
          onChange={(isOn) =>
            send({
              ...mapping,
              fillDown: [...(mapping.fillDown ?? []).filter((at) => at !== index), ...(isOn ? [index] : [])],
            })
          }
        >
          {messages.fillDown(name)}
        </Checkbox>
      ))}
      <ColumnTable
        mapping={mapping}
        shape={shape}
        onKey={(index, key) =>
          change(
            mapping.header,
            mapping.skuParts,
            columnKeys(mapping).map((current, column) => (column === index ? key : current)),
          )
        }
      />
    </>
  );
}

const isBlankSheet = ({ sheetProblem }: OpenedFile): boolean => sheetProblem === 'empty' || sheetProblem === 'one-row';

export function MappingFooter({ session }: StepProps) {
  const { send } = session.actor;
  const { mapping, options, opened } = useUpload(session);
  const issue =
    opened && isBlankSheet(opened) ? messages.chooseSheet : mapping && mappingIssue(mapping, session.kind.shape);
  const apply = (chosen: Mapping) => {
    // A hidden first sheet is read only after the user has chosen it.
    const sheet = opened?.sheetProblem === 'hidden' ? { sheet: opened.sheet } : {};
    session.changeOptions({ ...withMapping(options, chosen), ...sheet });
  };
  return (
    <>
      <span className="pricebook-dialog-beside">{issue}</span>
      <Button onClick={() => send({ type: 'mapping.close' })}>{messages.back}</Button>
      <Button variant="primary" disabledReason={issue} onClick={() => mapping && apply(mapping)}>
        {messages.useMapping}
      </Button>
    </>
  );
}

function mappingIssue({ columns, skuParts }: Mapping, shape: UploadShape): string | undefined {
  const duplicates = new Set(columns.flatMap(({ state, key }) => (state === 'duplicate' ? [key] : [])));
  if (duplicates.size > 0) {
    const labels = columnsOf(shape).filter(({ key }) => duplicates.has(key));
    return messages.mappingDuplicates(labels.map(({ label }) => label));
  }
  const hasKey = skuParts !== undefined || columns.some(({ key }) => key === shape.key.key);
  if (skuParts && skuParts.columns[0] === skuParts.columns[1]) return messages.skuPartsEqual(shape.key.label);
  return isCompleteMapping(columns, shape, skuParts !== undefined)
    ? undefined
    : messages.mappingMissing(hasKey ? undefined : shape.key.label);
}

/** The columns of the file that make the key. */
const keySources = ({ columns, skuParts }: Mapping, { key }: UploadShape): readonly FileColumn[] => {
  const parts: readonly number[] = skuParts?.columns ?? [];
  return columns.filter((column) => (skuParts ? parts.includes(column.index) : column.key === key.key));
};

/** Without columns that no longer make the key. */
const withFillDown = (mapping: Mapping, shape: UploadShape): Mapping => {
  const sources = keySources(mapping, shape).map(({ index }) => index);
  const fillDown = (mapping.fillDown ?? []).filter((index) => sources.includes(index));
  return { ...mapping, fillDown: fillDown.length === 0 ? undefined : fillDown };
};

const withMapping = (
  { skuParts: _parts, fillDown: _columns, ...options }: ReadingOptions,
  { skuParts, fillDown, ...mapping }: Mapping,
): ReadingOptions => ({
  ...options,
  header: mapping.header,
  columns: columnKeys(mapping),
  ...(skuParts && { skuParts }),
  ...(fillDown && { fillDown }),
});

const columnKeys = ({ columns }: Mapping): readonly (string | null)[] => columns.map(({ key }) => key ?? null);

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
  if (!keys) return suggestKey(columns, shape.key.key, undefined);
  if (header !== opened.header) return columns;
  const samples = new Map(opened.columns.map((column) => [column.index, column.samples]));
  return columns.map((column) => ({ ...column, samples: samples.get(column.index) ?? column.samples }));
}
