import { afterAll, beforeAll } from 'vitest';
import type { Engine, EngineName } from './engine.types';
import { startPuppeteerEngine } from './puppeteer-engine';
import { startWebkitEngine } from './webkit-engine';

const all: readonly EngineName[] = ['chromium', 'firefox', 'webkit'];

/** The engines to run in: all, or those that ENGINES names, such as `webkit,firefox`. */
export const engineNames = all.filter((name) => {
  const { ENGINES = 'all' } = process.env;
  return ENGINES === 'all' || ENGINES.split(',').includes(name);
});

/** Starts one engine for the tests of a block; read it inside them. */
export function engineForTests(name: EngineName): () => Engine {
  let engine: Engine | undefined;
  beforeAll(async () => {
    engine = await (name === 'webkit' ? startWebkitEngine() : startPuppeteerEngine(name));
  });
  afterAll(() => engine?.close());
  return () => {
    if (!engine) throw new Error('The engine is started before the first test, not at import.');
    return engine;
  };
}
