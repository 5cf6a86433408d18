import { describe, expect, it } from 'vitest';
import { runInWorker } from './in-worker';

const file = () => ({ name: 'a.csv', bytes: new ArrayBuffer(8) });
const module = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const echo = module('export const readFile = async ({ name, bytes }, post) => post(name + bytes.byteLength);');
const heardFrom = async (code: URL, ms?: number) => {
  const heard: unknown[] = [];
  await runInWorker(code, file(), (message) => heard.push(message), ms);
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

  it('is ended after its time, while this thread goes on, and the next one has its turn', async () => {
    const endless = heardFrom(module('export const readFile = async () => { for (;;); };'), 300);
    const next = heardFrom(echo);
    await expect(endless).rejects.toMatchObject({ status: 413, data: { cause: 'timed-out' } });
    expect(await next).toEqual(['a.csv8']);
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
