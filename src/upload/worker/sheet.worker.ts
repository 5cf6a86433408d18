import type { FromWorker, ToWorker } from './protocol';
import { serve } from './serve';

const post = (message: FromWorker) => postMessage(message);
const receive = serve(post);
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void receive(data));
post({ kind: 'ready' });
