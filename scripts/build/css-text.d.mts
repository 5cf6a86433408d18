import type { Options } from 'tsup';
import type { Plugin } from 'vite';

/** `x.css?inline` as text, for tsup. */
export function esbuildCssText(): NonNullable<Options['esbuildPlugins']>[number];

/** `x.css?inline` as text, for Vite and Vitest. */
export function viteCssText(): Plugin;
