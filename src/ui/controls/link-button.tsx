import type { ComponentProps } from 'react';

/** A button that looks like a link in running text. */
export const LinkButton = (props: ComponentProps<'button'>) => (
  <button type="button" className="pricebook-link" {...props} />
);
