import type { ReactNode } from 'react';
import { Brand } from '../controls/brand';

interface FormPageProps {
  readonly children: ReactNode;
  readonly aside?: ReactNode;
}

/** A page with one form: the product's title and a card. Needs the stylesheet form-page.css. */
export function FormPage({ children, aside }: FormPageProps) {
  return (
    <div className="pricebook-form-page">
      <h1>
        <Brand size="large" />
      </h1>
      <div className="pricebook-form-card">{children}</div>
      {aside !== undefined && <div className="pricebook-form-aside">{aside}</div>}
    </div>
  );
}
