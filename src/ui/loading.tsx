import { Spinner } from './spinner';

/** Stands in the place of what is on its way. */
export function Loading() {
  return (
    <p className="pricebook-loading" role="status">
      <Spinner /> Loading…
    </p>
  );
}
