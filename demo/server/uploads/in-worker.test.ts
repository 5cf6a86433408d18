import { describe, expect, it } from 'vitest';
import { runInWorker } from './in-worker';

const file = () => ({ name: 'a.csv', bytes: new ArrayBuffer(8) });
const module = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const echo = module('export const readFile = async ({ name, bytes }, post) => post(name + bytes.byteLength);');
const endless = module('export const readFile = async () => { for (;;); };');
const heardFrom = async (code: URL, ms?: number, owner = 1) => {
  let heard: unknown[] = [];
  const onStart = () => {
    heard = [];
    return (message: unknown) => heard.push(message);
  };
  await runInWorker(code, file(), onStart, { owner, ms });
  return heard;
};

describe('A module that reads a file in a Worker', () => {
  it('is given the file, and is heard until it ends', async () => {
    expect(await heardFrom(echo)).toEqual(['a.csv8']);
  });

  it('is started once for files that come one after the other', async () => {
    const counts = module('let files = 0; export const readFile = async (_, post) => post((files += 1));');
    expect(await heardFrom(counts)).toEqual([1]);
    expect(await heardFrom(counts)).toEqual([2]);
  });

  it('stops at its time limit off the main thread; the next runs', async () => {
    const tooSlow = heardFrom(endless, 300);
    const next = heardFrom(echo);
    await expect(tooSlow).rejects.toMatchObject({ status: 413, data: { cause: 'timed-out' } });
    expect(await next).toEqual(['a.csv8']);
  });

  it('does not hold up the files of others', { tags: 'GS03' }, async () => {
    await heardFrom(echo);
    const ended: string[] = [];
    const slow = heardFrom(endless, 5000, 1);
    const outcome = slow.catch(() => ended.push('slow'));
    expect(await heardFrom(echo, undefined, 2)).toEqual(['a.csv8']);
    expect(ended).toEqual([]);
    await outcome;
  });

  it.each([2, 6])(
    'does not hold up the files of others when %i are slow',
    {
      tags: 'GS03',
      timeout: 120_000,
    },
    async (slow) => {
      await heardFrom(echo);
      const ended: string[] = [];
      const owners = Array.from({ length: slow }, (_, index) => index + 1);
      // The first two run on in the places for slow files; the rest are stopped, and read again at the end.
      const outcomes = owners.map((owner) =>
        heardFrom(endless, owner <= 2 ? 14_000 : 4_000, owner).catch(() => ended.push('slow')),
      );
      const others = [11, 12, 13].map((owner) => heardFrom(echo, undefined, owner));
      expect(await Promise.all(others)).toEqual([['a.csv8'], ['a.csv8'], ['a.csv8']]);
      expect(ended).toEqual([]);
      await Promise.all(outcomes);
    },
  );

  it('is read whole after it made way for others', { tags: 'GS03', timeout: 60_000 }, async () => {
    const slow = [1, 2].map((owner) => heardFrom(endless, 8000, owner).catch(() => 'slow'));
    const fourSeconds = module(
      'export const readFile = async (_, post) => { post("first"); const end = Date.now() + 4000; while (Date.now() < end); post("last"); };',
    );
    const large = [3, 4].map((owner) => heardFrom(fourSeconds, undefined, owner));
    expect(await heardFrom(echo, undefined, 5)).toEqual(['a.csv8']);
    expect(await Promise.all(large)).toEqual([
      ['first', 'last'],
      ['first', 'last'],
    ]);
    await Promise.all(slow);
  });

  it('fails with what it throws', async () => {
    await expect(
      heardFrom(module('export const readFile = async () => { throw new RangeError("oh"); };')),
    ).rejects.toThrow('oh');
    await expect(heardFrom(module('throw new RangeError("no")'))).rejects.toThrow('no');
  });

  it('is refused as too much when it fills its memory', async () => {
    const greedy = module(
      'export const readFile = async () => { const all = []; for (;;) all.push(new Array(1e6).fill(Math.random())); };',
    );
    await expect(heardFrom(greedy)).rejects.toMatchObject({ status: 413 });
    // Hundreds of megabytes take their time on a busy machine.
  }, 60_000);
});
