import type { TestProject } from 'vitest/node';
import { postgresPrograms, startPostgres } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server that tests share, each with its own database; `undefined` without one. */
    readonly postgres: string | undefined;
  }
}

/** Runs one PostgreSQL server for all tests that only need a database. Returns a function that stops it. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (postgresPrograms === undefined) {
    provide('postgres', undefined);
    return undefined;
  }
  const server = await startPostgres();
  provide('postgres', server.url);
  return () => server.close();
}
