// Node starts Workers from JavaScript only: tsx imports the module where it is TypeScript, which the built one is not.
import { parentPort, workerData } from 'node:worker_threads';

const { readFile } = workerData.module.endsWith('.ts')
  ? await import('tsx/esm/api').then(({ tsImport }) => tsImport(workerData.module, import.meta.url))
  : await import(workerData.module);

parentPort.on('message', async (file) => {
  await readFile(file, (message) => parentPort.postMessage({ message }));
  parentPort.postMessage('end');
});
