/** Resolves when the next frame is painted; in a page that is not in view, which has no frames, after 200 ms. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 200);
    // The task after a frame begins when the frame is painted.
    requestAnimationFrame(() => setTimeout(resolve));
  });
