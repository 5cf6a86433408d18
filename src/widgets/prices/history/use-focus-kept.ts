import { type RefObject, useEffect, useRef } from 'react';
import { focusedIn } from '../../../ui/focused-in';

/** A ref for a list that takes the focus when new items have removed the focused button. */
export function useFocusKept<E extends HTMLElement>(items: unknown): RefObject<E | null> {
  const list = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new items unmount buttons
  useEffect(() => {
    if (list.current && focusedIn(list.current) === null) list.current.focus();
  }, [items]);
  return list;
}
