import type { ReactNode } from 'react';
import { Brand } from '../controls/brand';

interface FormPageProps {
  readonly children: ReactNode;
  /** Below the card: a link to another form. */
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
