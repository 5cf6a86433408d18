import { uiMessages } from '../ui.messages';
import { Spinner } from './spinner';

export function Loading() {
  return (
    <p className="pricebook-loading" role="status">
      <Spinner /> {uiMessages.loading}
    </p>
  );
}

export function Skeleton({ width }: { /** Any CSS length. */ readonly width: string }) {
  return <span className="pricebook-skeleton" style={{ inlineSize: width }} aria-hidden="true" />;
}
