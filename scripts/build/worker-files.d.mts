import type { Options } from 'tsup';

/** `new URL('./x.worker.ts', import.meta.url)` as the address of the built Worker, for tsup. */
export function esbuildWorkerFiles(): NonNullable<Options['esbuildPlugins']>[number];
