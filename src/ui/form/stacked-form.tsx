import type { ReactNode, Ref } from 'react';

interface StackedFormProps {
  readonly ref?: Ref<HTMLFormElement>;
  /** Classes of the fields' container. @default pricebook-stack */
  readonly className?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly children: ReactNode;
  onSubmit(): void;
}

/** A `<form>` that password managers recognise. The fields are in a `div`, because host pages style forms. */
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
