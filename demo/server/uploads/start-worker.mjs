// Node starts Workers from JavaScript only; tsx imports the TypeScript module.
import { parentPort, workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

const { readFile } = await tsImport(workerData.module, import.meta.url);

parentPort.on('message', async (file) => {
  await readFile(file, (message) => parentPort.postMessage({ message }));
  parentPort.postMessage('end');
});
