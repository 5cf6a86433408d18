import { type RefObject, useEffect, useRef } from 'react';
import { focusedIn } from '../../ui/focused-in';
import type { ReviewPair } from './review-pair';

/** Moves the focus of a record that is no longer among those shown to the element that `selector` finds in `place`, else to the review. */
export function useFocusAmong(
  pairs: readonly ReviewPair[],
  place: RefObject<HTMLElement | null>,
  selector: string,
): void {
  const shownPairs = useRef(pairs);
  useEffect(() => {
    if (shownPairs.current === pairs) return;
    shownPairs.current = pairs;
    if (place.current === null || focusedIn(place.current) !== null) return;
    const next =
      place.current.querySelector<HTMLElement>(selector) ?? place.current.closest<HTMLElement>('[role=group]');
    next?.focus({ preventScroll: true });
  }, [pairs, place, selector]);
}
