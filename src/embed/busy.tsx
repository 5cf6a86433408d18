import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffect, useState } from 'react';
import type { Activity } from '../api/client-types';
import { Spinner } from '../ui/spinner';

/** Milliseconds that a request may take before anything turns. */
const patience = 150;

interface BusyProps {
  readonly activity: ReadonlySignal<Activity>;
  /** Value of the attribute `spinner`. */
  readonly spinner: unknown;
}

/** The spinner over the widget, or over the whole screen. It takes neither the pointer nor the focus. */
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

/** In the top layer no ancestor and no z-index of the page can hide it. An element that was just taken away has none. */
const showOnTop = (place: HTMLDivElement | null) => {
  if (place?.isConnected) place.showPopover();
};

/** True once `isWorking` has been so for 150 ms. */
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
