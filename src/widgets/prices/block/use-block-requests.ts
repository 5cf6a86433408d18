import { useCallback, useRef, useState } from 'react';
import type { BlockRequest } from './block.types';

interface NumberedRequest {
  readonly number: number;
  readonly request: BlockRequest;
  readonly onEnd: (() => void) | undefined;
}

/** The changes of several cells that were asked for, one after the other: a second one may come before the first dialog has loaded. */
export function useBlockRequests() {
  const count = useRef(0);
  const [requests, setRequests] = useState<readonly NumberedRequest[]>([]);
  const open = useCallback((request: BlockRequest, onEnd?: () => void) => {
    count.current += 1;
    const number = count.current;
    setRequests((before) => [...before, { number, request, onEnd }]);
  }, []);
  const close = (number: number) => setRequests((before) => before.filter((one) => one.number !== number));
  return { current: requests[0], open, close };
}
