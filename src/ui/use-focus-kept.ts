import { type RefObject, useEffect, useRef } from 'react';
import { focusedIn } from './focused-in';

/** A ref for an element that takes the focus when a change has removed the focused button. */
export function useFocusKept<E extends HTMLElement>(changing: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change unmounts buttons
  useEffect(() => {
    if (element.current && focusedIn(element.current) === null) element.current.focus();
  }, [changing]);
  return element;
}
