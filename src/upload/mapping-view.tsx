import { Button } from '../ui/button';
import { Field } from '../ui/field';
import { SelectBox } from '../ui/select';
import { areKnown, fileColumns } from './reading/file-columns';
import type { FileColumn, Opened } from './reading/reading.types';
import { uploadMessages as messages } from './upload.messages';
import { columnsOf, type UploadShape } from './upload-shape';

/** Values of a column that are shown to tell it by. */
const shownValues = 3;

/** Which row is the header, and what each column stands for. */
export interface Mapping {
  readonly header: number;
  readonly columns: readonly FileColumn[];
}

/** The mapping with which a person begins: what the file's names say, or what was chosen before. */
export const firstMapping = ({ header, columns }: Opened): Mapping => ({ header: header.index, columns });

/** What keeps a mapping from being used; `undefined` when nothing does. */
export function mappingObstacle({ columns }: Mapping, shape: UploadShape): string | undefined {
  const doubled = columns.filter(({ state }) => state === 'doubled').map(({ key }) => key ?? '');
  if (doubled.length > 0) {
    const labels = columnsOf(shape).filter(({ key }) => doubled.includes(key));
    return messages.mappingDoubled(labels.map(({ label }) => label));
  }
  return areKnown(columns, shape) ? undefined : messages.mappingMissing(shape.key.label);
}

/** What a mapping says of each column of the file. */
export const chosenColumns = ({ columns }: Mapping): readonly (string | null)[] =>
  columns.map(({ key }) => key ?? null);

interface MappingViewProps {
  readonly opened: Opened;
  readonly fileName: string;
  readonly shape: UploadShape;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
}

/** Lets a person pick the header row and say what each column stands for. */
export function MappingView({ opened, fileName, shape, mapping, onChange }: MappingViewProps) {
  const { top } = opened;
  const below = top.slice(mapping.header + 1, mapping.header + 1 + shownValues);
  const options = [
    { value: '', label: messages.notUsed },
    ...columnsOf(shape).map(({ key, label }) => ({ value: key, label })),
  ];
  const pickHeader = (index: number) => onChange({ header: index, columns: columnsAt(opened, index, shape) });
  const pickKey = (index: number, key: string) => {
    const chosen = chosenColumns(mapping).map((old, column) => (column === index ? key || null : old));
    onChange({ ...mapping, columns: columnsAt(opened, mapping.header, shape, chosen) });
  };
  return (
    <>
      <p>{messages.mappingIntro(fileName)}</p>
      <Field label={messages.headerRow}>
        {(control) => (
          <SelectBox
            {...control}
            value={String(mapping.header)}
            options={top.map(({ number, cells }, index) => ({
              value: String(index),
              label: messages.headerRowOption(number, firstFilled(cells)),
            }))}
            onChange={(value) => pickHeader(Number(value))}
          />
        )}
      </Field>
      <table className="pricebook-mapping">
        <thead>
          <tr>
            <th scope="col">{messages.column}</th>
            <th scope="col">{messages.example1}</th>
            <th scope="col">{messages.standsFor}</th>
          </tr>
        </thead>
        <tbody>
          {mapping.columns
            .filter(({ state }) => state !== 'blank')
            .map(({ index, name, key, state }) => (
              <tr key={index} className={`is-${state}`}>
                <th scope="row">{name}</th>
                <td>
                  {below
                    .map(({ cells }) => cells[index] ?? '')
                    .filter(Boolean)
                    .join(' · ') || '-'}
                </td>
                <td>
                  <SelectBox
                    aria-label={messages.standsForLabel(name)}
                    aria-invalid={state === 'doubled' || undefined}
                    options={options}
                    value={key ?? ''}
                    onChange={(value) => pickKey(index, value)}
                  />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
}

/** Enough of a row to tell it by. */
const firstFilled = (cells: readonly string[]): string =>
  cells
    .filter((cell) => cell !== '')
    .slice(0, 4)
    .join(' · ');

function columnsAt(
  { top }: Opened,
  header: number,
  shape: UploadShape,
  chosen?: readonly (string | null)[],
): readonly FileColumn[] {
  const width = Math.max(0, ...top.map(({ cells }) => cells.length));
  const names = Array.from({ length: width }, (_, index) => top[header]?.cells[index]?.trim() ?? '');
  return fileColumns(names, top.slice(header + 1), shape, chosen);
}

interface MappingFooterProps {
  readonly obstacle: string | undefined;
  readonly onBack: () => void;
  readonly onUse: () => void;
}

/** Back, or on to the preview. */
export function MappingFooter({ obstacle, onBack, onUse }: MappingFooterProps) {
  return (
    <>
      <span className="pricebook-dialog-beside">{obstacle}</span>
      <Button onClick={onBack}>{messages.back}</Button>
      <Button variant="primary" disabledReason={obstacle} onClick={onUse}>
        {messages.useMapping}
      </Button>
    </>
  );
}
