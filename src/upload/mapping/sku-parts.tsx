import type { FileColumn, OpenedFile, ReadingOptions } from '../../machines/reading.types';
import { Checkbox } from '../../ui/controls/checkbox';
import { SelectBox } from '../../ui/form/select';
import { columnTitle } from '../column-title';
import { uploadMessages as messages } from '../upload.messages';
import type { UploadColumn } from '../upload-shape';
import { joiners, suggestParts } from './suggest-parts';

type SkuParts = NonNullable<ReadingOptions['skuParts']>;

interface SkuPartsFieldProps {
  readonly keyColumn: UploadColumn;
  readonly columns: readonly FileColumn[];
  readonly rows: OpenedFile['firstRows'];
  /** The parts to begin with, if known keys tell them. */
  readonly knownParts: SkuParts | undefined;
  readonly value: SkuParts | undefined;
  readonly onChange: (parts: SkuParts | undefined) => void;
}

export function SkuPartsField({ keyColumn, columns, rows, knownParts, value, onChange }: SkuPartsFieldProps) {
  const name = keyColumn.label;
  const usable = columns.filter(({ state }) => state !== 'blank');
  if (usable.length < 2) return null;
  const options = usable.map((column) => ({ value: String(column.index), label: columnTitle(column) }));
  const example = value && exampleOf(rows, value);
  const suggested = () => knownParts ?? { columns: suggestParts(usable, keyColumn.key), joiner: '-' };
  return (
    <div>
      <Checkbox checked={value !== undefined} onChange={(isOn) => onChange(isOn ? suggested() : undefined)}>
        {messages.skuParts(name)}
      </Checkbox>
      {value && (
        <div className="pricebook-wrap pricebook-inline-field">
          {value.columns.map((index, part) => (
            <SelectBox
              // biome-ignore lint/suspicious/noArrayIndexKey: there are always two parts
              key={part}
              aria-label={messages.skuPart(name, part + 1)}
              value={String(index)}
              options={options}
              onChange={(chosen) => onChange({ ...value, columns: withPart(value.columns, part, Number(chosen)) })}
            />
          ))}
          <SelectBox
            aria-label={messages.skuJoiner}
            value={value.joiner}
            options={joiners.map((joiner) => ({ value: joiner, label: messages.skuJoiners[joiner] }))}
            onChange={(joiner) => onChange({ ...value, joiner })}
          />
          <span className="pricebook-muted" role="status">
            {example !== undefined && messages.skuExample(example)}
          </span>
        </div>
      )}
    </div>
  );
}

function exampleOf(rows: OpenedFile['firstRows'], { columns, joiner }: SkuParts): string | undefined {
  const parts = rows.map(({ cells }) => columns.map((index) => cells[index]?.trim() ?? ''));
  return parts.find((own) => own.every((part) => part !== ''))?.join(joiner);
}

const withPart = ([first, second]: SkuParts['columns'], part: number, index: number): SkuParts['columns'] =>
  part === 0 ? [index, second] : [first, index];
