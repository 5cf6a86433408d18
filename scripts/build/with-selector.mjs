import { useRef, useSyncExternalStore } from 'react';

/** What `@xstate/react` needs of `use-sync-external-store`, by React 19's own hook: the package brings a copy for older React. */
export function useSyncExternalStoreWithSelector(subscribe, getSnapshot, _getServerSnapshot, selector, isEqual) {
  const last = useRef(undefined);
  const select = () => {
    const value = selector(getSnapshot());
    if (!last.current || !isEqual(last.current.value, value)) last.current = { value };
    return last.current.value;
  };
  return useSyncExternalStore(subscribe, select, select);
}
