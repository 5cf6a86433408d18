/** A mail to one person. */
export interface Mail {
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A whole HTML document. */
  readonly html: string;
}

/** What handlers send mails with. */
export interface Mailer {
  /** Sends it after the answer, without making anybody wait; a failure is reported. Call it once what it tells of is committed. */
  send(mail: Mail): void;
}

/** How mails leave the house. */
export interface MailDelivery {
  /** Rejects when the mail could not be handed on. */
  deliver(mail: Mail): Promise<void>;
  /** Lets go of connections. */
  close(): void;
}
