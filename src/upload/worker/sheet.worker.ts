import type { FromWorker, ToWorker } from './protocol';
import { serve } from './serve';

/** The code of the Worker that reads one file. */
const post = (message: FromWorker) => postMessage(message);
const receive = serve(post);
addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void receive(data));
post({ kind: 'ready' });
