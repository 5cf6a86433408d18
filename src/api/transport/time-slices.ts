/** How long work may hold the page at a time, in ms. */
const turnMs = 10;

/** Work that is done in turns, so that the page stays alive: to be awaited between two steps of it. */
export function timeSlices(): () => Promise<void> {
  let end = performance.now() + turnMs;
  return async () => {
    if (performance.now() < end) return;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + turnMs;
  };
}
