import type { ReadingOptions } from '../../machines/reading.types';
import { Banner } from '../../ui/feedback/banner';
import { Field } from '../../ui/form/field';
import { SelectBox } from '../../ui/form/select';
import { matchedField, matchedLabel, type UploadShape } from '../upload-shape';
import { matchMessages as messages } from './match.messages';

type MatchBy = ReadingOptions['matchBy'];

interface MatchFieldProps {
  readonly shape: UploadShape;
  readonly value: MatchBy;
  /** Why the products could not be read. */
  readonly problem: string | undefined;
  readonly onChange: (matchBy: MatchBy) => void;
}

/** Chooses the field by which the file's rows are matched with our products; nothing where there is only the key. */
export function MatchField({ shape, value, problem, onChange }: MatchFieldProps) {
  const { keyColumn, matchFields = [] } = shape;
  if (matchFields.length === 0) return null;
  const label = matchedLabel(shape, value);
  return (
    <>
      {problem !== undefined && <Banner tone="danger">{messages.failed(label, problem)}</Banner>}
      <Field
        label={messages.label(keyColumn.label)}
        {...(value !== undefined && { hint: messages.hint(label, keyColumn.label) })}
      >
        {(control) => (
          <SelectBox
            {...control}
            value={value ?? ''}
            options={[
              { value: '', label: messages.key(keyColumn.label) },
              ...matchFields.map((field) => ({ value: field.key, label: messages.field(field.label) })),
            ]}
            onChange={(chosen) => onChange(chosen || undefined)}
          />
        )}
      </Field>
    </>
  );
}

/** The shape with its key column named after the field by which the rows are matched. */
export function shapeWithMatchedKey(shape: UploadShape, matchBy: MatchBy): UploadShape {
  if (matchBy === undefined) return shape;
  const { label, alias = label } = matchedField(shape, matchBy);
  return { ...shape, keyColumn: { ...shape.keyColumn, name: label, label, alias } };
}
