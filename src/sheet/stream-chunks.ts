type Bytes = Uint8Array<ArrayBuffer>;

/** The chunks of a stream in turn. Some browsers cannot go through a stream by themselves. */
export async function* streamChunks(stream: ReadableStream<Bytes>): AsyncGenerator<Bytes, void, void> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // Where the stream failed there is nothing left to cancel, and the failure is already on its way.
    await reader.cancel().catch(() => undefined);
  }
}
