import { useState } from 'react';
import type { Mapping } from '../../machines/upload.types';
import type { FileColumn, OpenedFile, ReadingOptions } from '../../machines/upload-file.types';
import { Button } from '../../ui/controls/button';
import { Field } from '../../ui/form/field';
import { type Option, SelectBox } from '../../ui/form/select';
import { SheetChooser } from '../preview/sheet-chooser';
import { areKnown, columnLetters, fileColumns } from '../reading/file-columns';
import type { StepProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import { columnsOf, type UploadShape } from '../upload-shape';
import { useUpload } from '../use-upload';
import { SkuPartsField } from './sku-parts';
import { suggestKey } from './suggest-key';

export function MappingView({ session }: StepProps) {
  const { shape } = session.sheet;
  const fileName = useUpload(session, (context) => context.file?.name ?? '');
  const opened = useUpload(session, (context) => context.opened);
  const mapping = useUpload(session, (context) => context.mapping);
  if (opened === undefined || mapping === undefined) return null;
  const { firstRows } = opened;
  const change = (header: number, skuParts: Mapping['skuParts'], keys?: readonly (string | null)[]) =>
    session.actor.send({
      type: 'mapping.change',
      mapping: { header, columns: columnsAt(opened, header, shape, keys), skuParts },
    });
  const changeParts = (parts: Mapping['skuParts']) => {
    // The parts replace a column that is mapped to the key.
    const keys = columnKeys(mapping).map((key) => (parts && key === shape.key.key ? null : key));
    change(mapping.header, parts, keys);
  };
  return (
    <>
      <SheetChooser session={session} opened={opened} />
      <p>{messages.mappingIntro(fileName)}</p>
      <Field label={messages.headerRow}>
        {(control) => (
          <SelectBox
            {...control}
            value={String(mapping.header)}
            options={firstRows.map(({ number, cells }, index) => ({
              value: String(index),
              label: messages.headerRowOption(number, joined(cells, 4)),
            }))}
            onChange={(value) => change(Number(value), mapping.skuParts)}
          />
        )}
      </Field>
      <SkuPartsField name={shape.key.label} columns={mapping.columns} value={mapping.skuParts} onChange={changeParts} />
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

interface ColumnTableProps {
  readonly mapping: Mapping;
  readonly shape: UploadShape;
  readonly onKey: (index: number, key: string | null) => void;
}

function ColumnTable({ mapping, shape, onKey }: ColumnTableProps) {
  const parts: readonly number[] = mapping.skuParts?.columns ?? [];
  const known = columnsOf(shape)
    .filter(({ key }) => parts.length === 0 || key !== shape.key.key)
    .map(({ key, label }) => ({ value: key, label }));
  const withNone = (label: string) => [{ value: '', label }, ...known];
  const options = withNone(messages.notUsed);
  const optionsOfPart = withNone(messages.partOf(shape.key.label));
  return (
    <table className="pricebook-mapping">
      <thead>
        <tr>
          <th scope="col">{messages.column}</th>
          <th scope="col">{messages.firstValues}</th>
          <th scope="col">{messages.standsFor}</th>
        </tr>
      </thead>
      <tbody>
        {mapping.columns
          .filter(({ state }) => state !== 'blank')
          .map(({ index, key, state, samples, ...column }) => {
            const name = distinctName(mapping.columns, { index, ...column });
            return (
              <tr key={index} className={`is-${state}`}>
                <th scope="row">{name}</th>
                <td>{samples.join(' · ') || messages.none}</td>
                <td>
                  <KeySelect
                    label={messages.standsForLabel(name)}
                    isDoubled={state === 'doubled'}
                    options={parts.includes(index) ? optionsOfPart : options}
                    value={key ?? ''}
                    onChange={(value) => onKey(index, value || null)}
                  />
                </td>
              </tr>
            );
          })}
      </tbody>
    </table>
  );
}

/** Adds the column's letters when another column has the same name. */
function distinctName(columns: readonly FileColumn[], { index, name }: Pick<FileColumn, 'index' | 'name'>): string {
  const isShared = columns.some((other) => other.index !== index && other.name === name);
  return isShared ? `${name} (${columnLetters(index)})` : name;
}

interface KeySelectProps {
  readonly label: string;
  readonly isDoubled: boolean;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Renders all options on first use: forty of them for each of 200 columns would block the page. */
function KeySelect({ label, isDoubled, options, value, onChange }: KeySelectProps) {
  const [isUsed, setUsed] = useState(false);
  const fill = () => setUsed(true);
  return (
    <SelectBox
      aria-label={label}
      aria-invalid={isDoubled || undefined}
      options={isUsed ? options : options.filter((option) => option.value === value)}
      value={value}
      onPointerDown={fill}
      onFocus={fill}
      onChange={onChange}
    />
  );
}

export function MappingFooter({ session }: StepProps) {
  const { send } = session.actor;
  const mapping = useUpload(session, (context) => context.mapping);
  const options = useUpload(session, (context) => context.options);
  const issue = mapping && mappingIssue(mapping, session.sheet.shape);
  const apply = (chosen: Mapping) => send({ type: 'options.change', options: withMapping(options, chosen) });
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
  const doubled = new Set(columns.flatMap(({ state, key }) => (state === 'doubled' ? [key] : [])));
  if (doubled.size > 0) {
    const labels = columnsOf(shape).filter(({ key }) => doubled.has(key));
    return messages.mappingDoubled(labels.map(({ label }) => label));
  }
  const hasKey = skuParts !== undefined || columns.some(({ key }) => key === shape.key.key);
  if (skuParts && skuParts.columns[0] === skuParts.columns[1]) return messages.skuPartsEqual(shape.key.label);
  return areKnown(columns, shape, skuParts !== undefined)
    ? undefined
    : messages.mappingMissing(hasKey ? undefined : shape.key.label);
}

const withMapping = (
  { skuParts: _, ...options }: ReadingOptions,
  { skuParts, ...mapping }: Mapping,
): ReadingOptions => ({
  ...options,
  header: mapping.header,
  columns: columnKeys(mapping),
  ...(skuParts && { skuParts }),
});

const columnKeys = ({ columns }: Mapping): readonly (string | null)[] => columns.map(({ key }) => key ?? null);

const joined = (cells: readonly string[], most: number): string => cells.filter(Boolean).slice(0, most).join(' · ');

function columnsAt(
  { firstRows }: OpenedFile,
  header: number,
  shape: UploadShape,
  keys?: readonly (string | null)[],
): readonly FileColumn[] {
  const width = Math.max(0, ...firstRows.map(({ cells }) => cells.length));
  const names = Array.from({ length: width }, (_, index) => firstRows[header]?.cells[index]?.trim() ?? '');
  const columns = fileColumns(names, firstRows.slice(header + 1), shape, keys);
  return keys ? columns : suggestKey(columns, shape.key.key, undefined);
}
