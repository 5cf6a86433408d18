import type { Plugin } from 'vite';

/** Lets `loadChunk` ask for a file again under another address. */
export function viteRetryAddress(): Plugin;
