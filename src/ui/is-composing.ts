/** Whether a key belongs to an input method: its Enter or Escape ends a composition only. Safari reports the last one by its code alone. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
