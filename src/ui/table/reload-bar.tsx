import { useEffect, useState } from 'react';
import { Bar } from '../feedback/bar';

/** Delay in ms before a reload is shown. */
const patience = 150;

interface ReloadBarProps {
  readonly isLoading: boolean;
  /** Accessible name. */
  readonly label: string;
}

/** A thin bar and an overlay on content that is reloading, after a delay. */
export function ReloadBar({ isLoading, label }: ReloadBarProps) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLoading]);
  return (
    isLoading &&
    isLate && (
      <div className="pricebook-grid-veil">
        <Bar label={label} />
      </div>
    )
  );
}
