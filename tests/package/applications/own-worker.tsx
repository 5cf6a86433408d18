import { start } from './app';

// For bundlers that do not copy the Worker's file: the application builds `pricebook/sheet-worker` as an entry of its own.
start({ worker: () => new Worker('/sheet-worker.js', { type: 'module' }) });
