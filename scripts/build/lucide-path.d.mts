import type { Plugin } from 'vite';

type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

export function onePath(nodes: readonly IconNode[]): string | undefined;
export function withPath(code: string): string;
export function viteLucidePath(): Plugin;
