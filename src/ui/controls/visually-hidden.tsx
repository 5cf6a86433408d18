import type { ReactNode } from 'react';

export function VisuallyHidden({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <span id={id} className="pricebook-visually-hidden">
      {children}
    </span>
  );
}
