// A worker thread does not inherit tsx's loader, which must be registered before the thread's TypeScript is imported.
import { workerData } from 'node:worker_threads';

if (workerData.module.endsWith('.ts')) (await import('tsx/esm/api')).register();
await import(workerData.module);
