import { useRef, useState } from 'react';

/** A filter's key and the values that it offers. */
export interface FilterChoice {
  readonly key: string;
  readonly values: readonly string[];
}

/** The filter dialog's state: the choices at hand, and whether it is open. */
export interface FilterChoices {
  /** The choices of the open dialog; `undefined` while it is closed. */
  readonly shown: readonly FilterChoice[] | undefined;
  readonly isLoading: boolean;
  /** Opens with the choices at hand; the first time they are fetched. */
  readonly open: () => void;
  /** Fetches the choices anew, then opens. */
  readonly loadAnew: () => void;
  readonly close: () => void;
}

/** Keeps a list's filter choices from one opening of its dialog to the next. `onFailed` says that they did not come. */
export function useFilterChoices(
  fetchChoices: () => Promise<readonly FilterChoice[]>,
  onFailed: (cause: unknown) => void,
): FilterChoices {
  const [shown, setShown] = useState<readonly FilterChoice[]>();
  const [isLoading, setLoading] = useState(false);
  const atHand = useRef<readonly FilterChoice[]>(undefined);
  async function load(): Promise<void> {
    setLoading(true);
    try {
      atHand.current = await fetchChoices();
      setShown(atHand.current);
    } catch (cause) {
      onFailed(cause);
    } finally {
      setLoading(false);
    }
  }
  return {
    shown,
    isLoading,
    open: () => (atHand.current === undefined ? void load() : setShown(atHand.current)),
    loadAnew: () => void load(),
    close: () => setShown(undefined),
  };
}
