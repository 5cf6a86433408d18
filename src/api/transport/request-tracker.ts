import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { Activity } from './client.types';
import { supersededError } from './errors';

/** Counts the pending requests of one client and aborts superseded reads. */
export interface RequestTracker {
  readonly activity: ReadonlySignal<Activity>;
  track<T>(kind: keyof Activity, run: () => Promise<T>): Promise<T>;
  /** Aborts the pending read for the same purpose and runs this one. An aborted read rejects as superseded. */
  supersede<T>(purpose: string, run: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Aborts all reads, including those started later. */
  abortReads(): void;
}

export function createRequestTracker(): RequestTracker {
  const activity = signal<Activity>({ reads: 0, writes: 0 });
  const reads = new Map<string, AbortController>();
  let isDisposed = false;

  async function track<T>(kind: keyof Activity, run: () => Promise<T>): Promise<T> {
    const add = (change: number) => {
      activity.value = { ...activity.peek(), [kind]: activity.peek()[kind] + change };
    };
    add(1);
    try {
      return await run();
    } finally {
      add(-1);
    }
  }

  async function supersede<T>(
    purpose: string,
    run: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    reads.get(purpose)?.abort();
    const controller = new AbortController();
    const cancel = () => controller.abort();
    if (signal?.aborted || isDisposed) cancel();
    signal?.addEventListener('abort', cancel, { once: true });
    reads.set(purpose, controller);
    try {
      return await track('reads', () => run(controller.signal));
    } catch (error) {
      throw controller.signal.aborted ? supersededError() : error;
    } finally {
      signal?.removeEventListener('abort', cancel);
      if (reads.get(purpose) === controller) reads.delete(purpose);
    }
  }

  return {
    activity,
    track,
    supersede,
    abortReads() {
      isDisposed = true;
      for (const controller of reads.values()) controller.abort();
    },
  };
}
