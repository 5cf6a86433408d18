/** Names of the engines that the journeys run in. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** Arguments and result of a function that runs in the page. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A key with a name; text is typed with `type`. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace' | 'ArrowDown';

/** A position in the viewport, in CSS pixels. */
export type Point = readonly [x: number, y: number];

/** One page of a browser, with the actions that every engine's automation supports. */
export interface EnginePage {
  readonly goto: (url: string) => Promise<void>;
  /** Goes back in the history, as the browser's button does. */
  readonly back: () => Promise<void>;
  /** Runs a function in the page, which must use only its arguments. */
  readonly evaluate: <A extends readonly Json[], R>(run: (...args: A) => R, ...args: A) => Promise<Awaited<R>>;
  readonly click: (at: Point) => Promise<void>;
  /** Presses the mouse at the first point and releases it at the last. */
  readonly drag: (path: readonly [Point, Point, ...Point[]]) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Chooses a file in the one input that the function finds in the page. */
  readonly chooseFile: <A extends readonly Json[]>(
    find: (...args: A) => Element | null,
    args: A,
    path: string,
  ) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Saves a picture of the viewport. */
  readonly screenshot: (path: string) => Promise<void>;
}

/** A running browser. */
export interface Engine {
  readonly name: EngineName;
  readonly version: string;
  /** The folder that files are downloaded to. */
  readonly downloads: string;
  /** A page without cookies or storage of earlier ones. */
  readonly newPage: () => Promise<EnginePage>;
  readonly close: () => Promise<void>;
}
