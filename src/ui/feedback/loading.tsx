import { Spinner } from './spinner';

/** Placeholder while content loads. */
export function Loading() {
  return (
    <p className="pricebook-loading" role="status">
      <Spinner /> Loading…
    </p>
  );
}
