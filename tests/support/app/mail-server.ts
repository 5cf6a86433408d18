import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail that an SMTP server has received. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Headers and bodies as received. */
  readonly raw: string;
}

/** A real SMTP server, on a free port of this machine. */
export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** Starts a mail server without encryption. */
export async function startMailServer(options: SMTPServerOptions = { authOptional: true }): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    // A client holds its connection open, for which `close` would wait 30 s.
    closeTimeout: 1,
    ...options,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  // A client that closes its connection is no error.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A mail server that can refuse every mail. */
export interface RefusingMailServer extends MailServer {
  refuse(isRefusing: boolean): void;
}

/** Starts a mail server that accepts every mail until `refuse` is called. */
export async function startRefusingMailServer(): Promise<RefusingMailServer> {
  let isRefusing = false;
  const server = await startMailServer({
    authOptional: true,
    onMailFrom: (_address, _session, done) => done(isRefusing ? new Error('Busy') : null),
  });
  return {
    ...server,
    refuse(next) {
      isRefusing = next;
    },
  };
}
