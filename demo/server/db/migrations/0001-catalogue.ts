import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Companies, accounts, products and prices.
 *
 * Columns that order a list are collated "C", so that every store orders them alike. A price refers to its product by SKU,
 * which also orders the list: one index then finds any page.
 */
export const catalogue: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const statements = [
      sql`create extension if not exists pg_trgm`,
      sql`create table setting (key text primary key, value text not null)`,
      sql`create table company (
        id integer generated always as identity primary key,
        company_name text collate "C" not null unique,
        address1 text not null default '', address2 text not null default '', unit text not null default '',
        city text not null default '', postal_code text not null default '', region text not null default '',
        country text not null default '', currency text not null default '', custom_logo text[] not null default '{}',
        price_category_bulk text not null default '', price_category_strips text not null default '',
        approved_applicator text not null default '', sales_person text not null default '',
        status text not null default 'Active' check (status in ('Active', 'Inactive')),
        version integer not null default 1
      )`,
      sql`create table account (
        id integer generated always as identity primary key,
        name text not null,
        email text collate "C" not null unique check (email = lower(email)),
        password_hash text,
        role text not null,
        status text not null check (status in ('Active', 'Inactive', 'Pending')),
        company_id integer references company (id),
        phone_number text not null default '',
        token_version integer not null default 1,
        totp_secret text,
        device_name text not null default '',
        last_login timestamptz
      )`,
      sql`create table login_failure (
        id integer generated always as identity primary key,
        subject text not null,
        failed_at timestamptz not null
      )`,
      sql`create index login_failure_subject on login_failure (subject, failed_at)`,
      sql`create index login_failure_time on login_failure (failed_at)`,
      sql`create table product (
        id integer generated always as identity primary key,
        main_sku text collate "C" not null unique check (main_sku <> ''),
        group_name text collate "C" not null default '',
        lookup_sku text not null default '', description text not null default '', unit text not null default '',
        unit_size double precision, standard_roll_length double precision, crowned_strip_length double precision,
        weight_per_unit double precision,
        order_quantity text not null default '', lead_time text not null default '',
        application_group text[] not null default '{}', sub_group text not null default '',
        logo_changeable boolean, prime_logo_names text[] not null default '{}', exclusive boolean,
        status text not null default 'Active' check (status in ('Active', 'Inactive')),
        image_url text not null default '',
        search_text text not null,
        version integer not null default 1
      )`,
      sql`create index product_search on product using gin (search_text gin_trgm_ops)`,
      sql`create index product_group on product (group_name)`,
      sql`create table product_company (
        product_id integer not null references product (id) on delete cascade,
        company_id integer not null references company (id),
        primary key (product_id, company_id)
      )`,
      sql`create index product_company_company on product_company (company_id)`,
      sql`create table price (
        id integer generated always as identity primary key,
        main_sku text collate "C" not null unique references product (main_sku) on update cascade,
        aud text[] not null check (cardinality(aud) <= 20),
        usd text[] not null check (cardinality(usd) <= 20),
        version integer not null default 1
      )`,
      sql`create table list_count (list text primary key, total integer not null)`,
      sql`insert into list_count (list, total) values ('price', 0), ('product', 0)`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};
