/**
 * An effect that lasts until React removes the component. The others also end when React hides it, as a Suspense boundary and
 * `<Activity>` do, and start again when it is shown. Runs before them, when refs are not set; must not set state.
 */
export { useInsertionEffect as useKeptEffect } from 'react';
