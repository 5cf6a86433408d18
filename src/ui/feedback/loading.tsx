import { Spinner } from './spinner';

export function Loading() {
  return (
    <p className="pricebook-loading" role="status">
      <Spinner /> Loading…
    </p>
  );
}
