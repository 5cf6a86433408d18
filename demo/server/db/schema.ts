import type { Generated } from 'kysely';
import type { companyFields } from '../../../src/wire/company';
import type { productFields } from '../../../src/wire/product';
import type { roles } from '../../../src/wire/roles';
import type { UserStatus } from '../../../src/wire/user';
import type { AuditKind } from './audit-kinds';
import type { PriceColumn, PriceLists } from './price-columns';
import type { StoredFields } from './stored-fields';

type Role = (typeof roles)[number]['key'];

/** The status of an account; only an Active one can sign in. */
export type AccountStatus = UserStatus;

interface SettingTable {
  readonly key: string;
  readonly value: string;
}

interface CompanyTable extends StoredFields<typeof companyFields> {
  readonly id: Generated<number>;
  /** `nameKey` of the name, unique; null if another company had it when keys were introduced. */
  readonly name_key: string | null;
  /** The searchable text of the row, and of its name alone; made by `companySearch` on every write. */
  readonly search_text: string;
  readonly search_name: string;
  readonly version: Generated<number>;
}

/** A choice that the form of a company offers, beside the values in use. */
interface CompanyChoiceTable {
  readonly field: string;
  /** For price categories: the currency that they are in. */
  readonly currency: Generated<string>;
  readonly value: string;
}

interface AccountTable {
  readonly id: Generated<number>;
  readonly name: string;
  /** In lower case: an address is one account, however it is typed. */
  readonly email: string;
  /** null until the owner has chosen a password. */
  readonly password_hash: string | null;
  readonly role: Role;
  readonly status: AccountStatus;
  readonly company_id: number | null;
  readonly phone_number: string;
  /** Incremented to end every session of the account. */
  readonly token_version: Generated<number>;
  /** The authenticator's secret in base 32, where two-step verification is on. */
  readonly totp_secret: string | null;
  readonly device_name: string;
  readonly last_login: Date | null;
  /** The company as a registrant wrote it. */
  readonly input_company_name: Generated<string>;
  /** When a registrant confirmed the address, by the link of the welcome mail. */
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
  /** The searchable text of the row; made by `accountSearchText` on every write. */
  readonly search_text: string;
  /** Incremented by every change of a field of the user list. */
  readonly version: Generated<number>;
}

/** What a one-time link lets its holder do: set the account's password, approve the account, or confirm its address. */
export type LinkPurpose = 'reset' | 'approval' | 'confirmation';

interface OneTimeLinkTable {
  /** SHA-256 of the token, in hexadecimal digits. */
  readonly token_hash: string;
  readonly account_id: number;
  readonly purpose: LinkPurpose;
  /** The administrator to whom an approval link was mailed. */
  readonly recipient_id: Generated<number | null>;
  readonly expires_at: Date;
  readonly used_at: Generated<Date | null>;
}

interface EmailCodeTable {
  readonly account_id: number;
  readonly code_hash: string;
  readonly expires_at: Date;
  readonly tries_left: number;
}

interface OutboxTable {
  readonly id: Generated<number>;
  readonly to_address: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly at: Date;
}

interface MailQueueTable {
  readonly id: Generated<number>;
  readonly to_address: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The mail is not sent after this time. */
  readonly expires_at: Date;
  readonly next_attempt_at: Date;
  /** Attempts so far, including the current one. */
  readonly attempts: Generated<number>;
  /** Until then, no process may send the mail but the one that claimed it. */
  readonly claimed_until: Generated<Date | null>;
}

interface FileTable {
  /** Random, because everybody who knows it can read the file. */
  readonly id: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly created_at: Date;
}

interface LoginFailureTable {
  readonly id: Generated<number>;
  /** `account:<email>` or `address:<ip>`. */
  readonly subject: string;
  readonly failed_at: Date;
}

interface MailRequestTable {
  readonly id: Generated<number>;
  readonly recipient: string;
  readonly address: string;
  readonly requested_at: Date;
}

interface ProductTable extends StoredFields<Omit<typeof productFields, 'EXCLUSIVE_FOR_COMPANY'>> {
  readonly id: Generated<number>;
  /** `nameKey` of the SKU, unique; null if another product had it when keys were introduced. */
  readonly sku_key: string | null;
  /** The searchable text of the row, in lower case; made by `productSearchText` on every write. */
  readonly search_text: string;
  readonly version: Generated<number>;
}

interface ProductCompanyTable {
  readonly product_id: number;
  readonly company_id: number;
}

interface PriceTable extends PriceLists {
  readonly id: Generated<number>;
  readonly main_sku: string;
  readonly version: Generated<number>;
}

interface PriceUploadTable {
  readonly id: Generated<number>;
  readonly file_name: string;
  readonly uploaded_at: Date;
  readonly account_id: number;
  /** Name and email address of the person at that time. */
  readonly uploaded_by: string;
  readonly uploaded_by_email: string;
  /** Records that it added, and that it changed. */
  readonly created: Generated<number>;
  readonly changed: Generated<number>;
  /** IDs of the records whose changes were not confirmed yet. */
  readonly pending: Generated<number[]>;
  readonly taken_back_at: Date | null;
  readonly taken_back_by: string | null;
}

export type PriceChangeKind = 'hand' | 'upload' | 'take-back';

interface PriceChangeTable extends PricesBefore, PricesAfter {
  readonly id: Generated<number>;
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

/** The record before a change; null if it was created. */
type PricesBefore = { readonly [C in PriceColumn as `old_${C}`]: readonly string[] | null };

/** The record after a change; null if it was deleted. */
type PricesAfter = { readonly [C in PriceColumn as `new_${C}`]: readonly string[] | null };

interface ListCountTable {
  readonly list: CountedList;
  readonly total: number;
}

/** A list whose length is stored, so that reading a page need not count the rows. */
export type CountedList = 'price' | 'product';

interface AuditTable {
  readonly id: Generated<number>;
  readonly at: Date;
  readonly kind: AuditKind;
  /** Whether it is a sign-in or a refusal, of which only the newest are kept. */
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
}

export interface Schema {
  readonly setting: SettingTable;
  readonly company: CompanyTable;
  readonly company_choice: CompanyChoiceTable;
  readonly account: AccountTable;
  readonly login_failure: LoginFailureTable;
  readonly mail_request: MailRequestTable;
  readonly one_time_link: OneTimeLinkTable;
  readonly email_code: EmailCodeTable;
  readonly outbox: OutboxTable;
  readonly mail_queue: MailQueueTable;
  readonly file: FileTable;
  readonly product: ProductTable;
  readonly product_company: ProductCompanyTable;
  readonly price: PriceTable;
  readonly price_upload: PriceUploadTable;
  readonly price_change: PriceChangeTable;
  readonly audit: AuditTable;
  readonly list_count: ListCountTable;
}
