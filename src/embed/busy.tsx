import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import type { Activity } from '../api/transport/client.types';
import { VisuallyHidden } from '../ui/controls/visually-hidden';
import { Spinner } from '../ui/feedback/spinner';
import { useIsLate } from '../ui/use-is-late';
import { busyMessages as messages } from './busy.messages';

interface BusyProps {
  readonly activity: ReadonlySignal<Activity>;
  readonly spinner: unknown;
}

/** The spinner over the widget or the whole screen, if any, and the words about a long wait. It takes no pointer events and no focus. */
export function Busy({ activity, spinner }: BusyProps): ReactNode {
  const isLate = useIsLate(() => activity.value.reads + activity.value.writes > 0);
  if (!isLate) return null;
  const isOnScreen = spinner === 'screen';
  const popover = isOnScreen && ({ ref: showOnTop, popover: 'manual' } as const);
  return (
    <div {...popover} className={`pricebook-busy ${isOnScreen ? 'is-screen' : ''}`} role="status">
      {spinner !== 'none' && <Spinner label={messages.loading} size="large" />}
      <BusyWords activity={activity} />
    </div>
  );
}

/** Milliseconds after which a person may think that nothing goes on. */
const longWait = 10_000;

function BusyWords({ activity }: Pick<BusyProps, 'activity'>): ReactNode {
  useSignals();
  const { retryAt } = activity.value;
  const isLong = useIsLate(() => activity.value.reads > 0, longWait);
  if (retryAt === undefined && !isLong) return null;
  return (
    <p className="pricebook-busy-words">
      {retryAt === undefined ? messages.stillLoading : <Countdown key={retryAt} until={retryAt} />}
    </p>
  );
}

/** Screen readers would read each second, and get the text without them. */
function Countdown({ until }: { readonly until: number }): ReactNode {
  const secondsLeft = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(secondsLeft);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsLeft()), 1000);
    return () => clearInterval(timer);
  });
  return (
    <>
      <VisuallyHidden>{messages.serverBusy}</VisuallyHidden>
      <span aria-hidden="true">{messages.serverBusyFor(seconds)}</span>
    </>
  );
}

/** A popover, so that no ancestor or z-index of the page hides it. `showPopover` throws on a disconnected element. */
const showOnTop = (place: HTMLDivElement | null) => {
  if (place?.isConnected) place.showPopover();
};
