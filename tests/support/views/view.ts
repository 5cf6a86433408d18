import type { Page } from 'playwright';
import type { App, SignedIn } from '../app/app';
import type { NetworkProxy } from '../app/proxy';

/** A fresh page, and the product behind a proxy that can fail. */
export interface Stage {
  readonly page: Page;
  readonly app: App;
  readonly proxy: NetworkProxy;
  readonly session: SignedIn;
}

/** One state of an area, for screenshots and axe. */
export interface View {
  readonly name: string;
  /** Resolves when it is visible. */
  show(stage: Stage): Promise<unknown>;
}
