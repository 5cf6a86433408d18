import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runInWorker } from './in-worker';

const file = () => ({ name: 'a.csv', bytes: new ArrayBuffer(8) });
const module = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const echo = module('export const readFile = async ({ name, bytes }) => name + bytes.byteLength;');
const endless = module('export const readFile = async () => { for (;;); };');
const resultOf = (code: URL, ms?: number, owner = 1) => runInWorker(code, file(), { owner, ms });

describe('A module that reads a file in a Worker', () => {
  it('receives the file, and its result is returned', async () => {
    expect(await resultOf(echo)).toBe('a.csv8');
  });

  it('is loaded once for several files in a row', async () => {
    const counts = module('let files = 0; export const readFile = async () => (files += 1);');
    expect(await resultOf(counts)).toBe(1);
    expect(await resultOf(counts)).toBe(2);
  });

  it('reads the next file in its idle Worker after another failed', async () => {
    const code = module(
      'let files = 0; export const readFile = async ({ name }) => { if (name !== "fails.csv") return (files += 1); const channel = new BroadcastChannel("failing"); await new Promise((resolve) => { channel.onmessage = resolve; channel.postMessage("reads"); }); throw new RangeError("oh"); };',
    );
    const channel = new BroadcastChannel('failing');
    const isReading = new Promise((resolve) => {
      channel.onmessage = resolve;
    });
    const failing = runInWorker(code, { ...file(), name: 'fails.csv' }, { owner: 1 });
    await isReading;
    expect(await resultOf(code, undefined, 2)).toBe(1);
    channel.postMessage('fail');
    await expect(failing).rejects.toThrow('oh');
    channel.close();
    expect(await resultOf(code)).toBe(2);
  });

  it('is stopped at its time limit without blocking the next file', async () => {
    const tooSlow = resultOf(endless, 300);
    const next = resultOf(echo);
    await expect(tooSlow).rejects.toMatchObject({ status: 413, data: { cause: 'timed-out' } });
    expect(await next).toBe('a.csv8');
  });

  describe('that is slow', { tags: 'GS03', timeout: 60_000 }, () => {
    // The clock of the main thread stands still unless a test moves it; Workers read in real time.
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
    afterEach(() => void vi.useRealTimers());

    const second = 1000;
    const day = 86_400 * second;

    /** Lets time pass step by step, each time with a moment for the Workers, until all files have ended. */
    const passTimeUntil = async <T>(files: Promise<T>, step: number): Promise<T> => {
      let isDone = false;
      const done = files.finally(() => {
        isDone = true;
      });
      while (!isDone) {
        vi.advanceTimersByTime(step);
        await setTimeout(50);
      }
      return done;
    };

    it.each([1, 2, 6])('does not delay the files of other users when %i are slow', async (slow) => {
      await resultOf(echo);
      const ended: string[] = [];
      const owners = Array.from({ length: slow }, (_, index) => index + 1);
      // The first two run on in the places for slow files; the rest are stopped, and read again at the end.
      const outcomes = owners.map((owner) => resultOf(endless, day, owner).catch(() => ended.push('slow')));
      const others = [11, 12, 13].map((owner) => resultOf(echo, day, owner));
      expect(await passTimeUntil(Promise.all(others), second)).toEqual(['a.csv8', 'a.csv8', 'a.csv8']);
      expect(ended).toEqual([]);
      await passTimeUntil(Promise.all(outcomes), day);
      expect(ended).toHaveLength(slow);
    });

    it('restarts and finishes after it was stopped for others', async () => {
      const slow = [1, 2].map((owner) => resultOf(endless, day, owner).catch(() => 'slow'));
      vi.advanceTimersByTime(3000);
      const twoSeconds = module(
        'export const readFile = async () => { const starts = new BroadcastChannel("starts"); starts.postMessage(0); starts.close(); const end = Date.now() + 2000; while (Date.now() < end); return "whole"; };',
      );
      const channel = new BroadcastChannel('starts');
      let starts = 0;
      channel.onmessage = () => {
        starts += 1;
      };
      const large = [3, 4].map((owner) => resultOf(twoSeconds, 2 * day, owner));
      await vi.waitUntil(() => starts === 2, 10_000);
      const other = resultOf(echo, undefined, 5);
      vi.advanceTimersByTime(3000);
      expect(await other).toBe('a.csv8');
      vi.advanceTimersByTime(day);
      await Promise.all(slow);
      expect(await Promise.all(large)).toEqual(['whole', 'whole']);
      channel.close();
      expect(starts).toBe(3);
    });
  });

  it('rejects with the error that it throws', async () => {
    await expect(
      resultOf(module('export const readFile = async () => { throw new RangeError("oh"); };')),
    ).rejects.toThrow('oh');
    await expect(resultOf(module('throw new RangeError("no")'))).rejects.toThrow('no');
  });

  it('is rejected as too large when it exhausts its memory', async () => {
    const greedy = module(
      'export const readFile = async () => { const all = []; for (;;) all.push(new Array(1e6).fill(Math.random())); };',
    );
    await expect(resultOf(greedy)).rejects.toMatchObject({ status: 413 });
    // Hundreds of megabytes take their time on a busy machine.
  }, 60_000);
});
