import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import type { Activity } from '../api/transport/client.types';
import { Spinner } from '../ui/feedback/spinner';

const patience = 150;

interface BusyProps {
  readonly activity: ReadonlySignal<Activity>;
  readonly spinner: unknown;
}

/** The spinner over the widget or the whole screen. It takes no pointer events and no focus. */
export function Busy({ activity, spinner }: BusyProps): ReactNode {
  useSignals();
  const isWorking = activity.value.reads + activity.value.writes > 0;
  const isLate = useLate(isWorking);
  if (spinner === 'none' || !isLate) return null;
  return spinner === 'screen' ? (
    <div ref={showOnTop} popover="manual" className="pricebook-busy is-screen" role="status">
      <Spinner label="Loading" size="large" />
    </div>
  ) : (
    <div className="pricebook-busy" role="status">
      <Spinner label="Loading" size="large" />
    </div>
  );
}

/** A popover, so that no ancestor or z-index of the page hides it. Throws on a disconnected element. */
const showOnTop = (place: HTMLDivElement | null) => {
  if (place?.isConnected) place.showPopover();
};

/** Whether `isWorking` has been true for 150 ms. */
function useLate(isWorking: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWorking]);
  return isWorking && isLate;
}
