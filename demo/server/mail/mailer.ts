import { setTimeout } from 'node:timers/promises';
import type { Database } from '../db/database';
import type { Background } from '../http/background';
import type { Mail } from './mail';
import { areQueued, enqueueMails, makeMailsDue } from './mail-queue';
import { createMailSender, type SenderOptions } from './mail-sender';
import { storeInOutbox } from './outbox';
import { type MailDelivery, smtpDelivery } from './smtp';

/** The destination of mails: an SMTP server, a demo's outbox, or none, where each mail is reported as an error. */
export type MailDestination =
  | { readonly kind: 'smtp'; readonly url: string }
  | { readonly kind: 'outbox' }
  | { readonly kind: 'none' };

/** Stores mails in a transaction. Resolves to a function that returns whether their first attempts were successful. */
export type QueueMails = (...mails: readonly [Mail, ...Mail[]]) => Promise<IsSent>;

/** Waits for the first attempts, for some seconds at most. Call it after the transaction. True also where that cannot be read. */
export type IsSent = () => Promise<boolean>;

export interface Mailer {
  /** Runs a transaction. Mails that it queues are stored with its changes, sent once it is committed, and retried for 24 hours. */
  transaction<T>(run: (trx: Database, queue: QueueMails) => Promise<T>): Promise<T>;
  /** Starts polling the queue for mails that are due, also those of other processes. */
  start(isOnlyProcess: boolean): void;
  close(): void;
}

interface MailerOptions extends SenderOptions {
  readonly destination: MailDestination;
  readonly publicUrl: string;
  readonly background: Background;
}

const POLL_MS = 30_000;

const FIRST_ATTEMPT_MS = 10_000;

export function createMailer({ destination, ...options }: MailerOptions): Mailer {
  return destination.kind === 'outbox'
    ? outboxMailer(options)
    : queueMailer(deliveryOf(destination, options.publicUrl), options);
}

/** Stores mails in the transaction itself, so that there is nothing to retry. */
function outboxMailer({ db, clock }: Pick<MailerOptions, 'db' | 'clock'>): Mailer {
  return {
    transaction: (run) =>
      db.transaction().execute((trx) =>
        run(trx, async (...mails) => {
          await storeInOutbox(trx, mails, clock());
          return async () => true;
        }),
      ),
    start() {},
    close() {},
  };
}

function queueMailer(delivery: MailDelivery, options: Omit<MailerOptions, 'destination'>): Mailer {
  const { db, clock, background, report } = options;
  const sender = createMailSender(options, delivery);
  let poll: NodeJS.Timeout | undefined;
  return {
    async transaction(run) {
      const attempts = new Map<number, Promise<void>>();
      const ids: number[] = [];
      const result = await db.transaction().execute((trx) =>
        run(trx, async (...mails) => {
          const queued = await enqueueMails(trx, mails, clock());
          ids.push(...queued);
          return async () => {
            const attempted = Promise.all(queued.map((id) => attempts.get(id)));
            await Promise.race([attempted, setTimeout(FIRST_ATTEMPT_MS, undefined, { ref: false })]);
            // The transaction is done: what is not known must not fail its request.
            const arePending = await areQueued(db, queued).catch(report);
            return arePending !== true;
          };
        }),
      );
      for (const id of ids) attempts.set(id, sender.add(id));
      if (ids.length > 0) background.run(() => sender.sendDue());
      return result;
    },
    start(isOnlyProcess) {
      background.run(async () => {
        await makeMailsDue(db, clock(), isOnlyProcess);
        await sender.sendDue();
      });
      poll = setInterval(() => background.run(() => sender.sendDue()), POLL_MS).unref();
    },
    close() {
      clearInterval(poll);
      sender.stop();
      delivery.close();
    },
  };
}

function deliveryOf(
  destination: Exclude<MailDestination, { readonly kind: 'outbox' }>,
  publicUrl: string,
): MailDelivery {
  if (destination.kind === 'smtp') return smtpDelivery(destination.url, publicUrl);
  return {
    deliver: () => Promise.reject(new Error('there is no SMTP_URL, the address of a mail server')),
    close() {},
  };
}
