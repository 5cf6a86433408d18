import type { Database } from '../db/database';
import { type ClaimedMail, claimMail, postponeMail, removeMail } from './mail-queue';
import type { MailDelivery } from './smtp';

const MAX_PARALLEL = 4;

export interface SenderOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly report: (error: unknown) => void;
}

/** Creates a sender that reports each failed attempt. */
export function createMailSender({ db, clock, report }: SenderOptions, delivery: MailDelivery) {
  let isStopped = false;
  const added: { readonly id: number; readonly attempted: () => void }[] = [];
  const running = new Set<Promise<void>>();

  const attemptDelivery = async (mail: ClaimedMail): Promise<void> => {
    try {
      await delivery.deliver(mail);
    } catch (error) {
      if (isStopped) return;
      const next = await postponeMail(db, mail, clock());
      report(new Error(failureText(mail, error, next)));
      return;
    }
    await removeMail(db, mail);
  };
  const attemptNext = async (): Promise<boolean> => {
    const newMail = added.shift();
    try {
      const mail = await claimMail(db, clock(), newMail?.id);
      if (mail !== undefined) await attemptDelivery(mail);
      return newMail !== undefined || mail !== undefined;
    } finally {
      newMail?.attempted();
    }
  };
  const attemptAll = async (): Promise<void> => {
    while (!isStopped && (await attemptNext()));
  };

  return {
    /** Has `sendDue` attempt a new mail before all others. Resolves when that attempt has ended. */
    add: (id: number) => new Promise<void>((resolve) => added.push({ id, attempted: resolve })),
    async sendDue() {
      // A run that is about to end may miss a mail that was just stored, so that a new run is needed.
      while (running.size >= MAX_PARALLEL) await Promise.race(running);
      const run = attemptAll().finally(() => running.delete(run));
      running.add(run);
      await run;
    },
    /** Prevents further attempts. A mail whose attempt has not ended stays in the queue. */
    stop() {
      isStopped = true;
    },
  };
}

function failureText({ subject, to }: ClaimedMail, error: unknown, next: Date | undefined): string {
  const why = error instanceof Error ? error.message : String(error);
  const then = next === undefined ? 'It was discarded' : `The next attempt is at ${next.toISOString()}`;
  return `The mail “${subject}” to ${to} was not sent: ${why}. ${then}.`;
}
