import { messageOf } from '../../machines/actors';
import { SheetFailure } from '../../sheet/sheet-failure';
import type { Reading } from '../reading/reading';
import { createReading } from '../reading/reading';
import type { FromWorker, ReadingCall, ToWorker } from './protocol';

/** Returns the handler of the page's messages about one file; `post` sends messages back. */
export function createMessageHandler(post: (message: FromWorker) => void): (message: ToWorker) => Promise<void> {
  let reading: Reading | undefined;
  return async (message) => {
    if (message.kind === 'file') {
      reading = createReading(message.file, message.name, (progress) => post({ kind: 'progress', progress }));
      return;
    }
    const { id, call } = message;
    try {
      if (reading === undefined) throw new Error('no file was sent');
      post({ kind: 'result', id, value: await run(reading, call) });
    } catch (cause) {
      const failure = cause instanceof SheetFailure && { failure: { id: cause.id, details: cause.details } };
      post({ kind: 'failure', id, message: messageOf(cause), ...failure });
    }
  };
}

function run(reading: Reading, { method, args }: ReadingCall): Promise<unknown> {
  // SAFETY: a call's arguments are those of its method, which TypeScript cannot infer from the union.
  return (reading[method] as (...given: typeof args) => Promise<unknown>)(...args);
}
