import type { ReadonlySignal } from '@preact/signals-react';
import type { ReactNode } from 'react';
import type { Activity } from '../api/transport/client.types';
import { Spinner } from '../ui/feedback/spinner';
import { useIsLate } from '../ui/use-is-late';

interface BusyProps {
  readonly activity: ReadonlySignal<Activity>;
  readonly spinner: unknown;
}

/** The spinner over the widget or the whole screen. It takes no pointer events and no focus. */
export function Busy({ activity, spinner }: BusyProps): ReactNode {
  const isLate = useIsLate(() => activity.value.reads + activity.value.writes > 0);
  if (spinner === 'none' || !isLate) return null;
  const onScreen = spinner === 'screen' && ({ ref: showOnTop, popover: 'manual' } as const);
  return (
    <div {...onScreen} className={`pricebook-busy ${onScreen ? 'is-screen' : ''}`} role="status">
      <Spinner label="Loading" size="large" />
    </div>
  );
}

/** A popover, so that no ancestor or z-index of the page hides it. `showPopover` throws on a disconnected element. */
const showOnTop = (place: HTMLDivElement | null) => {
  if (place?.isConnected) place.showPopover();
};
