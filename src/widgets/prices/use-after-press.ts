import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs a callback at once, or, while the mouse is pressed, after its click: a button that moves under
 * the pointer gets no click.
 */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const track = ({ type }: Event) => {
      isPressed.current = type === 'mousedown';
    };
    window.addEventListener('mousedown', track, true);
    window.addEventListener('mouseup', track, true);
    return () => {
      window.removeEventListener('mousedown', track, true);
      window.removeEventListener('mouseup', track, true);
    };
  }, []);
  return (run) => {
    if (isPressed.current) window.addEventListener('mouseup', () => setTimeout(run), { once: true });
    else run();
  };
}
