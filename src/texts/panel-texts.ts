let load = async (): Promise<void> => {};

/** Sets how the texts of uploads, rules and the history are loaded. `loader` never rejects: without them English is shown. */
export function setPanelTextsLoader(loader: () => Promise<void>): void {
  load = loader;
}

/** Returns a loader of code that shows these texts, which waits for them too: no English is shown first. */
export const withPanelTexts =
  <T>(loadCode: () => Promise<T>): (() => Promise<T>) =>
  async () =>
    (await Promise.all([loadCode(), load()]))[0];
