/** Concatenates byte arrays; returns a single array itself, without a copy. */
export const joinBytes = (pieces: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> => {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  const joined = new Uint8Array(pieces.reduce((total, piece) => total + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
};

/** Yields to the event loop. A message channel, because browsers delay nested timers by 4 ms. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

type Bytes = Uint8Array<ArrayBuffer>;

/** Time between yields to the event loop, in ms. */
const turnMs = 12;

/**
 * The chunks of a stream in turn, which some browsers cannot do by themselves. A stream whose data is there would keep its
 * thread to itself to the end: it pauses now and then, so that a page that is asked for meanwhile does not wait for it.
 */
export async function* streamChunks(stream: ReadableStream<Bytes>): AsyncGenerator<Bytes, void, void> {
  const reader = stream.getReader();
  let turnEnd = performance.now() + turnMs;
  try {
    for (;;) {
      if (performance.now() > turnEnd) {
        await nextTurn();
        turnEnd = performance.now() + turnMs;
      }
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Where the stream failed there is nothing left to cancel, and the failure is already on its way.
    await reader.cancel().catch(() => undefined);
  }
}
