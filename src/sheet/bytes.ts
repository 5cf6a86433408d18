type Bytes = Uint8Array<ArrayBuffer>;

const lengthOf = (pieces: readonly Bytes[]): number => pieces.reduce((total, piece) => total + piece.length, 0);

const copyInto = (target: Bytes, pieces: readonly Bytes[]): Bytes => {
  let at = 0;
  for (const piece of pieces) {
    target.set(piece, at);
    at += piece.length;
  }
  return target.subarray(0, at);
};

/** Concatenates byte arrays. Returns a lone array itself, without a copy. */
export const joinBytes = (pieces: readonly Bytes[]): Bytes => {
  const [only] = pieces;
  return only && pieces.length === 1 ? only : copyInto(new Uint8Array(lengthOf(pieces)), pieces);
};

/** Concatenates byte arrays in one buffer. Each result is valid until the next call. */
export const createJoiner = () => {
  let buffer = new Uint8Array(0);
  return (pieces: readonly Bytes[]): Bytes => {
    const length = lengthOf(pieces);
    if (length > buffer.length) buffer = new Uint8Array(2 * length);
    return copyInto(buffer, pieces);
  };
};

/** Yields to the event loop. A message channel, because browsers delay nested timers by 4 ms. */
const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Time between yields to the event loop, in ms. */
const sliceMs = 12;

/**
 * Iterates over a stream, because some browsers lack `for await` for streams. Yields to the event loop every 12 ms:
 * otherwise a stream whose data is all available would block the thread until its end.
 */
export async function* streamChunks(stream: ReadableStream<Bytes>): AsyncGenerator<Bytes, void, void> {
  const reader = stream.getReader();
  let sliceEnd = performance.now() + sliceMs;
  try {
    for (;;) {
      if (performance.now() > sliceEnd) {
        await yieldToEventLoop();
        sliceEnd = performance.now() + sliceMs;
      }
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Cancelling a failed stream rejects too; the caller already gets the failure.
    await reader.cancel().catch(() => undefined);
  }
}
