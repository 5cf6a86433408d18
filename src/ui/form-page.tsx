import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Brand } from './brand';
import { CircleCheck, TriangleAlert } from './icons';

interface FormPageProps {
  readonly children: ReactNode;
  /** Below the card: the way to another form. */
  readonly aside?: ReactNode;
}

/** A page of one form: the product's title, a card below it. Its stylesheet is form-page.css. */
export function FormPage({ children, aside }: FormPageProps) {
  return (
    <div className="pricebook-form-page">
      <h1>
        <Brand size="large" />
      </h1>
      <div className="pricebook-form-card">{children}</div>
      {aside !== undefined && <p className="pricebook-form-aside">{aside}</p>}
    </div>
  );
}

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
