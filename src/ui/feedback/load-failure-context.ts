import { createContext } from 'react';

/** Called once for each failure of code that a component loads when it is first used. */
export const LoadFailureContext = createContext<(error: Error) => void>(() => {});
