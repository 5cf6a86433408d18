import { type ComponentProps, type ReactNode, useId } from 'react';

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'className' | 'children' | 'ref'> {
  /** Visible label; without it, pass an `aria-label`. */
  readonly children?: ReactNode;
  readonly checked: boolean | 'mixed';
  onChange(checked: boolean): void;
}

export function Checkbox({ children, checked, onChange, id, ...native }: CheckboxProps) {
  const ownId = useId();
  const box = (
    <input
      {...native}
      id={id ?? ownId}
      ref={(input) => {
        if (input) input.indeterminate = checked === 'mixed';
      }}
      type="checkbox"
      className="pricebook-check-box"
      checked={checked === true}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
  if (children === undefined) return box;
  return (
    <label className="pricebook-check" htmlFor={id ?? ownId}>
      {box}
      <span>{children}</span>
    </label>
  );
}
