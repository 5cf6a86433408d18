/**
 * Path of a Chromium on this machine: `CHROMIUM_PATH` where set, else the first found on PATH or in the usual places.
 * `undefined` when there is none.
 */
export function findChromium(): string | undefined;
