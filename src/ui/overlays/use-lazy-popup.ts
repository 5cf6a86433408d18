import { type ComponentProps, cloneElement, type ReactElement, useContext, useState } from 'react';
import { LoadFailureContext } from '../feedback/load-failure-context';

export interface PopupButtonProps {
  /** The trigger of the popup. */
  readonly button: ReactElement<ComponentProps<'button'>>;
}

/**
 * A popup whose code is loaded when its button is pressed first. Returns the loaded component, which renders the button as its
 * trigger and opens when it mounts, and the button to show until then.
 */
export function useLazyPopup<C>(role: 'menu' | 'dialog', load: () => Promise<C>, { button }: PopupButtonProps) {
  const [Popup, setPopup] = useState<C>();
  const reportFailure = useContext(LoadFailureContext);
  const open = () => void load().then((loaded) => setPopup(() => loaded), reportFailure);
  const pressable = cloneElement(button, {
    'aria-haspopup': role,
    'aria-expanded': false,
    onClick: open,
    onKeyDown(event) {
      if (!/^Arrow(Down|Up)$/.test(event.key)) return;
      event.preventDefault();
      open();
    },
  });
  return [Popup, pressable] as const;
}
