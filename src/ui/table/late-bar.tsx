import { useEffect, useState } from 'react';
import { Bar } from '../bar';

/** How long something is loaded again, in ms, before anything says so. */
const patience = 150;

interface LateBarProps {
  readonly isLoading: boolean;
  /** What is loading, for screen readers. */
  readonly label: string;
}

/** A thin bar on what is being loaded again, and a veil over it, once that takes a while. */
export function LateBar({ isLoading, label }: LateBarProps) {
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
