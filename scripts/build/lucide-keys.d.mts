import type { Plugin } from 'vite';

export function viteLucideKeys(): Plugin;
