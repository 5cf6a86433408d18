import type { Rolldown } from 'vite';

export declare const firstUseChunks: Rolldown.CodeSplittingGroup[];
export declare const isFirstUseChunk: (name: string) => boolean;
