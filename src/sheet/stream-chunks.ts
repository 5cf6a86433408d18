import { nextTurn } from './next-turn';

type Bytes = Uint8Array<ArrayBuffer>;

/** Time after which a pass lets others have their turn, in ms. */
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
