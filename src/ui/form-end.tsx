import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { CircleCheck, TriangleAlert } from './icons';

interface FormEndProps {
  /** `warning` is read out at once. */
  readonly tone: 'positive' | 'warning';
  readonly title: string;
  readonly children: ReactNode;
  /** The next step. */
  readonly action: ReactNode;
  /** It takes the place of a form that was just sent, and the focus that was there. */
  readonly isAnswer: boolean;
}

/** What stands in a form's place once it is done, or when it cannot be. */
export function FormEnd({ tone, title, children, action, isAnswer }: FormEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  const Icon = tone === 'positive' ? CircleCheck : TriangleAlert;
  return (
    <div className={`pricebook-form-end is-${tone}`} role={tone === 'positive' ? 'status' : 'alert'}>
      <Icon />
      <h2 ref={heading} tabIndex={-1} className="pricebook-heading">
        {title}
      </h2>
      {children}
      <div>{action}</div>
    </div>
  );
}
