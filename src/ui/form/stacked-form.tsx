import type { ReactNode, Ref } from 'react';

interface StackedFormProps {
  readonly ref?: Ref<HTMLFormElement>;
  /** Classes of what holds the fields. @default pricebook-stack */
  readonly className?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly children: ReactNode;
  onSubmit(): void;
}

/**
 * A real form, which password managers recognise, with its fields below one another. They stand in a `div`, because pages style
 * `form` by element (`.wiki form { display: inline }`).
 */
export function StackedForm({ className = 'pricebook-stack', children, onSubmit, ...form }: StackedFormProps) {
  return (
    <form
      {...form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={className}>{children}</div>
    </form>
  );
}
