import { type ReactNode, useId } from 'react';
import { SelectBox, type SelectBoxProps } from '../../ui/form/select';

interface InlineSelectProps<T extends string> extends Omit<SelectBoxProps, 'options' | 'onChange' | 'id'> {
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
  readonly children?: ReactNode;
}

export function InlineSelect<T extends string>(props: InlineSelectProps<T>) {
  const { label, options, onChange, children, ...select } = props;
  const id = useId();
  const choose = (value: string) => {
    const chosen = options.find((option) => option.value === value);
    if (chosen) onChange(chosen.value);
  };
  return (
    <div className="pricebook-wrap pricebook-inline-field">
      <label htmlFor={id}>{label}</label>
      <SelectBox {...select} id={id} options={options} onChange={choose} />
      {children}
    </div>
  );
}
