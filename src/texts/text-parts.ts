/** Texts that load when a view that shows them is opened first: those of uploads, of rules for prices, and of the history. */
export type TextPart = 'uploads' | 'rules' | 'history';

let load = async (_part: TextPart): Promise<void> => {};

/** Sets how a part is loaded. `loader` never rejects: without its texts English is shown. */
export function setTextPartLoader(loader: (part: TextPart) => Promise<void>): void {
  load = loader;
}

/** Returns a loader of code that shows these texts, which waits for them too: no English is shown first. */
export const withTexts =
  <T>(part: TextPart, loadCode: () => Promise<T>): (() => Promise<T>) =>
  async () =>
    (await Promise.all([loadCode(), load(part)]))[0];
