export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** A whole HTML document. */
  readonly html: string;
  /** Time after which a code or link in the mail has expired, so that it is not sent any more. @default 24 hours */
  readonly usefulMs?: number;
}

export interface MailDelivery {
  /** Rejects when the mail could not be handed over. */
  deliver(mail: Mail): Promise<void>;
  close(): void;
}
