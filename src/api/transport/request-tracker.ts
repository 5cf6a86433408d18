import { signal } from '@preact/signals-react';
import type { Activity } from './client.types';
import { supersededError } from './errors';
import { rejectOnAbort } from './queue';

/** Counts the pending requests of one client and aborts superseded reads. */
export function createRequestTracker() {
  const activity = signal<Activity>({ reads: 0, writes: 0 });
  const reads = new Map<string | symbol, AbortController>();
  const disposal = new AbortController();

  async function track<T>(kind: 'reads' | 'writes', run: () => Promise<T>): Promise<T> {
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

  /** Aborts the pending read for the same purpose and runs this one. An aborted read rejects as superseded. */
  async function supersede<T>(
    purpose: string | symbol,
    run: (signal: AbortSignal) => Promise<T>,
    cancelSignal: AbortSignal = disposal.signal,
  ): Promise<T> {
    reads.get(purpose)?.abort();
    const controller = new AbortController();
    reads.set(purpose, controller);
    const aborted = AbortSignal.any([controller.signal, cancelSignal, disposal.signal]);
    try {
      return await track('reads', () => run(aborted));
    } catch (error) {
      throw aborted.aborted ? supersededError() : error;
    } finally {
      if (reads.get(purpose) === controller) reads.delete(purpose);
    }
  }

  /** Resolves after the seconds of a Retry-After, which `activity` shows meanwhile. */
  async function waitToRetry(seconds: number, aborted: AbortSignal): Promise<void> {
    activity.value = { ...activity.peek(), retryAt: Date.now() + seconds * 1000 };
    try {
      const delay = new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      await Promise.race([delay, rejectOnAbort(aborted)]);
    } finally {
      activity.value = { ...activity.peek(), retryAt: undefined };
    }
  }

  /** Aborts all reads, including those started later. */
  const abortReads = () => disposal.abort();

  return { activity, track, supersede, waitToRetry, abortReads };
}
