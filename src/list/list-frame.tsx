import type { ReactNode } from 'react';

/** The place of one list: toolbar, chips, table and pager under one another. */
export function ListFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="pricebook-list" aria-label={title}>
      {children}
    </section>
  );
}
