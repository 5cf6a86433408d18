import type { PricePage } from '../../prices/price-calls';

/** What a release has left behind, beside its database: the first line of its file, as a comment of SQL. */
export interface Release {
  /** When the token was issued. It expires after 12 hours. */
  readonly at: string;
  /** Of the administrator, signed with the secret in the database. */
  readonly token: string;
  /** What the release answered. */
  readonly prices: PricePage;
  readonly changes: number;
  /** The ID of an upload that can be taken back, and how many records it created. */
  readonly upload: { readonly ID: number; readonly CREATED: number };
}
