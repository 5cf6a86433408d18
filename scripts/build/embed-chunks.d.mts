import type { Rolldown } from 'vite';

export declare const firstUseChunks: Rolldown.CodeSplittingGroup[];
export declare const isFirstUseChunk: (name: string) => boolean;

/** Areas whose rows are requested once their code is there. */
export const lists: readonly string[];
