// Node can start a Worker from JavaScript only. This file then imports the module, by tsx if it is TypeScript.
import { parentPort, workerData } from 'node:worker_threads';

const { readFile } = workerData.module.endsWith('.ts')
  ? await import('tsx/esm/api').then(({ tsImport }) => tsImport(workerData.module, import.meta.url))
  : await import(workerData.module);

parentPort.on('message', async (file) => parentPort.postMessage(await readFile(file)));
