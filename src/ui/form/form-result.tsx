import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FormPage } from './form-page';

interface FormResultProps {
  /** `warning` is announced assertively. */
  readonly tone: 'positive' | 'warning';
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
  /** Whether the heading takes the focus, because it replaces a submitted form. */
  readonly takesFocus: boolean;
}

/** A page that replaces a form after success, or an unusable form. Needs the stylesheet form-result.css. */
export function FormResult({ tone, title, children, action, takesFocus }: FormResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const Icon = tone === 'positive' ? CircleCheck : TriangleAlert;
  return (
    <FormPage>
      <div className={`pricebook-form-end is-${tone}`} role={tone === 'positive' ? 'status' : 'alert'}>
        <Icon />
        <h2 ref={heading} tabIndex={-1}>
          <span className="pricebook-heading">{title}</span>
        </h2>
        {children}
        <div>{action}</div>
      </div>
    </FormPage>
  );
}
