import type { Options } from 'tsup';

/** `x.worker?worker&url` as the address of the Worker's file, for tsup. */
export function esbuildWorkerAddress(): NonNullable<Options['esbuildPlugins']>[number];
