import type { useFetch } from '../../record/use-fetch';
import { FailureBanner } from '../../ui/feedback/failure-banner';
import { Spinner } from '../../ui/feedback/spinner';
import { useFocusKept } from '../../ui/use-focus-kept';

interface FetchProgressProps extends Pick<ReturnType<typeof useFetch>, 'state' | 'reload'> {
  readonly loading: string;
  readonly failed: (reason: string) => string;
}

/** Says that something is being fetched, or why it was not, with a button that tries again; nothing once it is there. */
export function FetchProgress(props: FetchProgressProps) {
  // The button goes with its click.
  const place = useFocusKept<HTMLDivElement>(props.state);
  return (
    <div ref={place} tabIndex={-1}>
      <Progress {...props} />
    </div>
  );
}

function Progress({ state, reload, loading, failed }: FetchProgressProps) {
  if (state.kind === 'loading')
    return (
      <p className="pricebook-wrap" role="status">
        <Spinner /> {loading}
      </p>
    );
  if (state.kind === 'loaded') return null;
  return (
    <FailureBanner error={state.error} onRetry={reload}>
      {failed(state.error.message)}
    </FailureBanner>
  );
}
