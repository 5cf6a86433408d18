import type { Generated } from 'kysely';
import type { companyFields } from '../../../src/wire/company';
import type { productFields } from '../../../src/wire/product';
import type { roles } from '../../../src/wire/roles';
import type { UserStatus } from '../../../src/wire/user';
import type { AuditKind } from './audit-kinds';
import type { PriceColumn, PricesByCurrency } from './price-columns';
import type { StoredFields } from './stored-fields';

/** The status of an account; only an Active one can sign in. */
export type AccountStatus = UserStatus;

/** What a one-time link lets its holder do: set the account's password, approve the account, or confirm its address. */
export type LinkPurpose = 'reset' | 'approval' | 'confirmation';

export type PriceChangeKind = 'hand' | 'upload' | 'take-back';

/** A list whose length is stored, so that reading a page need not count the rows. */
export type CountedList = 'price' | 'product';

/** The prices of a record before and after a change; null if it was created or deleted. */
export type PricesBeforeAndAfter = { readonly [C in PriceColumn as `${'old' | 'new'}_${C}`]: readonly string[] | null };

interface Row {
  readonly id: Generated<number>;
}

interface VersionedRow extends Row {
  readonly version: Generated<number>;
  /** The searchable text of the row, in lower case; computed on every write. */
  readonly search_text: string;
}

interface MailRow extends Row {
  readonly to_address: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface CompanyTable extends VersionedRow, StoredFields<typeof companyFields> {
  /** `nameKey` of the name, unique; null if another company had it when keys were introduced. */
  readonly name_key: string | null;
  readonly search_name: string;
}

interface ProductTable extends VersionedRow, StoredFields<Omit<typeof productFields, 'EXCLUSIVE_FOR_COMPANY'>> {
  /** `nameKey` of the SKU, unique; null if another product had it when keys were introduced. */
  readonly sku_key: string | null;
}

interface PriceTable extends Row, PricesByCurrency {
  readonly main_sku: string;
  readonly version: Generated<number>;
}

interface PriceChangeTable extends Row, PricesBeforeAndAfter {
  readonly price_id: number;
  /** The SKU at the time of the change. */
  readonly main_sku: string;
  readonly changed_at: Date;
  readonly account_id: number;
  readonly changed_by: string;
  readonly changed_by_email: string;
  readonly kind: PriceChangeKind;
  /** The upload that made the change or was taken back; null for a change by hand. */
  readonly upload_id: number | null;
}

interface AccountTable extends VersionedRow {
  readonly name: string;
  /** In lower case: an address is one account, however it is typed. */
  readonly email: string;
  /** null until the owner has chosen a password: that typed at a registration is not kept, as anybody may register any address. */
  readonly password_hash: Generated<string | null>;
  readonly role: (typeof roles)[number]['key'];
  readonly status: AccountStatus;
  readonly company_id: Generated<number | null>;
  readonly phone_number: string;
  /** Incremented to end every session of the account. */
  readonly token_version: Generated<number>;
  /** The authenticator's secret in base 32, where two-step verification is on. */
  readonly totp_secret: Generated<string | null>;
  readonly device_name: Generated<string>;
  readonly last_login: Generated<Date | null>;
  /** The language of mails, that of the last sign-in or of the registration: a tag of `acceptedLanguage`. */
  readonly language: Generated<string>;
  /** The company as a registrant wrote it. */
  readonly input_company_name: Generated<string>;
  readonly email_confirmed_at: Generated<Date | null>;
  /** Expiry of a temporary password, which can only be used to choose another one; null for any other password. */
  readonly password_expires_at: Generated<Date | null>;
  /** The newest secret of `generateAuthSecret`, until `enableMFA` accepts it. */
  readonly pending_totp_secret: Generated<string | null>;
  /** The last 30-second step (since 1970) whose authenticator code was accepted: no code is accepted twice. */
  readonly last_totp_step: Generated<number | null>;
  readonly picture_id: Generated<string | null>;
  /** The administrator who approved the registration, and their email address at the time. */
  readonly approved_by: Generated<number | null>;
  readonly approved_by_email: Generated<string | null>;
  readonly approved_at: Generated<Date | null>;
}

export interface Schema {
  readonly setting: { readonly key: string; readonly value: string };
  readonly company: CompanyTable;
  /** A choice that the form of a company offers, beside the values in use; price categories belong to a currency. */
  readonly company_choice: { readonly field: string; readonly currency: Generated<string>; readonly value: string };
  readonly account: AccountTable;
  /** The subject is `account:<email>` or `address:<ip>`. */
  readonly login_failure: Row & { readonly subject: string; readonly failed_at: Date };
  readonly mail_request: Row & { readonly recipient: string; readonly address: string; readonly requested_at: Date };
  readonly one_time_link: {
    /** SHA-256 of the token, in hexadecimal digits. */
    readonly token_hash: string;
    readonly account_id: number;
    readonly purpose: LinkPurpose;
    /** The administrator to whom an approval link was mailed. */
    readonly recipient_id: Generated<number | null>;
    readonly expires_at: Date;
    readonly used_at: Generated<Date | null>;
  };
  readonly email_code: {
    readonly account_id: number;
    readonly code_hash: string;
    readonly expires_at: Date;
    readonly tries_left: number;
  };
  readonly outbox: MailRow & { readonly at: Date };
  readonly mail_queue: MailRow & {
    /** The mail is not sent after this time. */
    readonly expires_at: Date;
    readonly next_attempt_at: Date;
    /** Attempts so far, including the current one. */
    readonly attempts: Generated<number>;
    /** Until then, no process may send the mail but the one that claimed it. */
    readonly claimed_until: Generated<Date | null>;
  };
  /** The ID of a file is random, because everybody who knows it can read the file. */
  readonly file: { readonly id: string; readonly type: string; readonly bytes: Uint8Array; readonly created_at: Date };
  readonly product: ProductTable;
  readonly product_company: { readonly product_id: number; readonly company_id: number };
  readonly price: PriceTable;
  readonly price_upload: Row & {
    readonly file_name: string;
    /** The encoding in which text other than UTF-8 was read. */
    readonly encoding: Generated<string | null>;
    readonly uploaded_at: Date;
    readonly account_id: number;
    /** Name and email address of the person at that time. */
    readonly uploaded_by: string;
    readonly uploaded_by_email: string;
    /** Numbers of records that the upload added, and that it changed. */
    readonly created: Generated<number>;
    readonly changed: Generated<number>;
    /** IDs of the records whose changes were not confirmed yet. */
    readonly pending: Generated<number[]>;
    readonly taken_back_at: Generated<Date | null>;
    readonly taken_back_by: Generated<string | null>;
  };
  readonly price_change: PriceChangeTable;
  readonly audit: Row & {
    readonly at: Date;
    readonly kind: AuditKind;
    /** Whether the entry is a sign-in or a refusal, of which only the newest are kept. */
    readonly is_access: boolean;
    readonly account_id: number | null;
    readonly account_name: string;
    readonly account_email: string;
    readonly address: string;
    readonly record_id: number | null;
    readonly record_name: string;
    readonly detail: string;
    /** Field to its value before and after. */
    readonly changes: Readonly<Record<string, readonly [before: unknown, after: unknown]>> | null;
    /** Searchable texts of the person and of the record. */
    readonly who_search: string;
    readonly what_search: string;
  };
  /** A request that created a record and carried an Idempotency-Key. */
  readonly idempotency_key: {
    readonly account_id: number;
    readonly key: string;
    /** SHA-256 of the call and its body, in hexadecimal digits. */
    readonly request_hash: string;
    readonly requested_at: Date;
    /** null while the request is handled, and for ever if the server was stopped meanwhile. */
    readonly response_status: Generated<number | null>;
    /** The JSON of the response. */
    readonly response_text: Generated<string | null>;
  };
  readonly upload_template: Row & {
    readonly name: string;
    /** See `nameKey`. */
    readonly name_key: string;
    /** JSON text of the client. */
    readonly template: string;
    readonly changed_at: Date;
    /** Name of the person at that time. */
    readonly changed_by: string;
  };
  /** Articles of the lists that were sent with a template. */
  readonly upload_template_article: { readonly template_id: number; readonly product_id: number };
  /** An account at an identity provider. */
  readonly account_identity: { readonly issuer: string; readonly subject: string; readonly account_id: number };
  /** A sign-in that was begun at the identity provider; hashes are SHA-256 in hexadecimal digits. */
  readonly identity_request: {
    readonly state_hash: string;
    readonly browser_hash: string;
    readonly nonce: string;
    readonly verifier: string;
    readonly expires_at: Date;
  };
  /** A code for which the browser gets a session, once. */
  readonly sign_in_code: {
    readonly code_hash: string;
    readonly browser_hash: string;
    readonly account_id: number;
    readonly expires_at: Date;
  };
  /** Tokens of sessions that were signed out. */
  readonly ended_session: { readonly token_hash: string; readonly expires_at: Date };
  readonly list_count: { readonly list: CountedList; readonly total: number };
  /** Counts of the products from one SKU to before that of the next segment; exclusive ones are not `open`. */
  readonly list_segment: {
    readonly first_sku: string;
    readonly products: number;
    readonly open_products: number;
    readonly prices: number;
    readonly open_prices: number;
    /** Those of its products, one bit each in the order of their SKUs, that are not exclusive, and that have a price. */
    readonly open_members: Generated<string>;
    readonly priced_members: Generated<string>;
    /** The columns whose values are counted too, and those of them that have too many values. */
    readonly counted: Generated<readonly string[]>;
    readonly too_many: Generated<readonly string[]>;
    readonly too_many_open: Generated<readonly string[]>;
    readonly too_many_prices: Generated<readonly string[]>;
    readonly too_many_open_prices: Generated<readonly string[]>;
  };
  /** Counts of a segment's products that have a value in a column; `value` is its hash. */
  readonly list_segment_value: {
    readonly key: string;
    readonly value: string;
    readonly text: string;
    readonly first_sku: string;
    readonly products: number;
    readonly open_products: number;
    readonly prices: number;
    readonly open_prices: number;
    /** The products that have the value, one bit for each of the segment in the order of their SKUs. */
    readonly members: string;
  };
  /** The same of the exclusive products that a company may see. */
  readonly list_segment_company_value: {
    readonly company_id: number;
    readonly key: string;
    readonly value: string;
    readonly text: string;
    readonly first_sku: string;
    readonly products: number;
    readonly prices: number;
  };
  /** Counts of the exclusive products of a segment that a company may see. */
  readonly list_segment_company: {
    readonly company_id: number;
    readonly first_sku: string;
    readonly products: number;
    readonly prices: number;
    readonly members: Generated<string>;
  };
  /** SKUs of products that were changed since their segment was counted. */
  readonly list_change: { readonly id: Generated<string>; readonly main_sku: string };
  /** A table with one row, whose `generation` rises when segments are counted. */
  readonly list_generation: { readonly generation: number };
  /** Filter choices and suggestions as JSON, for a company or everybody; valid in their generation only. */
  readonly kept_choices: {
    readonly scope: string;
    readonly company_id: number;
    readonly generation: number;
    readonly choices: string;
  };
}
