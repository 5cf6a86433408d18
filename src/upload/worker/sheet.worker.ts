import type { FromWorker, ToWorker } from './protocol';
import { createMessageHandler } from './serve';

const post = (message: FromWorker) => postMessage(message);
const receive = createMessageHandler(post);
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void receive(data));
post({ kind: 'ready' });
