import { Field, type FieldText } from './field';
import { SelectBox, type SelectBoxProps } from './select';

interface SelectFieldProps extends FieldText, Omit<SelectBoxProps, 'required' | 'id'> {}

/** A select with a label. It is not in the file of SelectBox, which lists load at first. */
export function SelectField({ label, hint, error, required, aside, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} aside={aside}>
      {(control) => <SelectBox {...select} {...control} />}
    </Field>
  );
}
