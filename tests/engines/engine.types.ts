/** Names of the engines that the journeys run in. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** What a function that runs in the page takes and returns. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A key with a name; text is typed with `type`. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/** One page of a browser: what every engine's automation can do. Coordinates are CSS pixels of the viewport. */
export interface EnginePage {
  readonly goto: (url: string) => Promise<void>;
  /** Runs a function in the page, which must use nothing but its arguments. */
  readonly evaluate: <A extends readonly Json[], R>(run: (...args: A) => R, ...args: A) => Promise<Awaited<R>>;
  readonly click: (x: number, y: number) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Saves a picture of the viewport. */
  readonly screenshot: (path: string) => Promise<void>;
}

/** A running browser. */
export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  /** A page without cookies or storage of earlier ones. */
  readonly newPage: () => Promise<EnginePage>;
  readonly close: () => Promise<void>;
}
