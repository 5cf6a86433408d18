import type { AppProcess } from '../../support/app/app-process';
import type { NetworkProxy } from '../../support/app/proxy';

/** The server, in a separate process, and the network in front of it. */
export interface Place {
  readonly server: AppProcess;
  readonly proxy: NetworkProxy;
}

/** Something that goes wrong for a while. Afterwards the network is restored. */
export interface Trouble {
  readonly name: string;
  readonly begin: (place: Place) => void | Promise<void>;
  /** Called again and again while it lasts. */
  readonly goOn?: (place: Place) => Promise<void>;
  readonly end?: (place: Place) => Promise<void>;
  readonly milliseconds: number;
}

/** The network comes and goes: it is refused in every other half second. */
const flap = ({ proxy }: Place) => (Math.floor(performance.now() / 500) % 2 === 0 ? proxy.refuse() : proxy.restore());

const onSaves = { only: 'updatePrice' };

/** `seconds`: those of the day, of which the network may flap for a tenth. */
export const troublesOf = (seconds: number): readonly [Trouble, ...Trouble[]] => [
  {
    name: 'the server is killed and starts again',
    begin: ({ server }) => server.kill(),
    end: ({ server }) => server.restart(),
    milliseconds: 2_000,
  },
  {
    name: 'the server hangs for a moment, is killed and starts again',
    begin: ({ server }) => server.freeze(),
    end: ({ server }) => server.restart(),
    milliseconds: 1_500,
  },
  { name: 'the network is gone for a moment', begin: ({ proxy }) => proxy.refuse(), milliseconds: 300 },
  { name: 'the network flaps', begin: flap, goOn: flap, milliseconds: Math.min(60_000, seconds * 100) },
  { name: 'responses are late', begin: ({ proxy }) => proxy.delay(700), milliseconds: 4_000 },
  {
    name: 'responses to saves are lost',
    begin: ({ proxy }) => proxy.cutAfter('response headers', onSaves),
    milliseconds: 3_000,
  },
  { name: 'saves are cut off', begin: ({ proxy }) => proxy.cutAfter('request body', onSaves), milliseconds: 2_000 },
  { name: 'the gateway is busy', begin: ({ proxy }) => proxy.reply(503, 'Please try again.'), milliseconds: 2_000 },
  { name: 'saves are answered with 500', begin: ({ proxy }) => proxy.reply(500, '', onSaves), milliseconds: 2_000 },
];

/** Begins a trouble, ends it when its time is over, and waits a while before the next one. */
export function createWorld(place: Place, pick: () => Trouble) {
  const counts = new Map<string, number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  let current: Trouble | undefined;
  let changeAt = performance.now() + 1_000;
  const calm = async () => {
    const ended = current;
    current = undefined;
    await ended?.end?.(place);
    await place.proxy.restore();
  };
  return {
    counts,
    count,
    calm,
    async goOn(): Promise<void> {
      if (performance.now() < changeAt) return current?.goOn?.(place);
      if (current) {
        await calm();
        changeAt = performance.now() + 1_500;
        return;
      }
      const trouble = pick();
      count(trouble.name);
      current = trouble;
      changeAt = performance.now() + trouble.milliseconds;
      await trouble.begin(place);
    },
  };
}
