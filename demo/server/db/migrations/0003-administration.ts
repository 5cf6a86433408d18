import { type Kysely, type Migration, sql } from 'kysely';

type Texts = Readonly<Record<string, string>> & { readonly id: number };

/** The search texts of companies and users, and the choices of the company form. */
export const administration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table company
      add column search_text text not null default '',
      add column search_name text not null default ''`.execute(db);
    await sql`alter table account
      add column search_text text not null default '',
      add column version integer not null default 1`.execute(db);
    await fillCompanies(db);
    await fillAccounts(db);
    const statements = [
      sql`alter table company alter column search_text drop default, alter column search_name drop default`,
      sql`alter table account alter column search_text drop default`,
      sql`create index company_search on company using gin (search_text gin_trgm_ops)`,
      sql`create index company_name_search on company using gin (search_name gin_trgm_ops)`,
      sql`create index account_search on account using gin (search_text gin_trgm_ops)`,
      sql`create index account_company on account (company_id)`,
      sql`create table company_choice (
        field text not null,
        currency text not null default '',
        value text not null,
        primary key (field, currency, value)
      )`,
      sql`insert into company_choice (field, value) values
        ('CURRENCY', 'AUD'), ('CURRENCY', 'USD'),
        ('APPROVED_APPLICATOR', 'Yes'), ('APPROVED_APPLICATOR', 'No'),
        ('CUSTOM_LOGO', 'None'), ('CUSTOM_LOGO', 'Club crest'), ('CUSTOM_LOGO', 'Sponsor'),
        ('CUSTOM_LOGO', 'Centre court logo'), ('CUSTOM_LOGO', 'Baseline logo'),
        ('COUNTRY', 'Australia'), ('COUNTRY', 'Canada'), ('COUNTRY', 'Fiji'), ('COUNTRY', 'New Zealand'),
        ('COUNTRY', 'Singapore'), ('COUNTRY', 'United Kingdom'), ('COUNTRY', 'United States')`,
      sql`insert into company_choice (field, currency, value)
        select field, currency, currency || ' ' || lpad(level::text, 2, '0')
        from unnest(array['PRICE_CATEGORY_BULK', 'PRICE_CATEGORY_STRIPS']) as field,
          unnest(array['AUD', 'USD']) as currency, generate_series(1, 20) as level`,
    ];
    for (const statement of statements) await statement.execute(db);
  },
};

async function fillCompanies(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Texts & { readonly custom_logo: readonly string[] }>`select * from company`.execute(db);
  for (const row of rows) {
    const { id, company_name, address1, address2, unit, city, region, country, postal_code, custom_logo } = row;
    const rest = [address1, address2, unit, city, region, country, postal_code, row.sales_person, row.currency];
    const categories = [row.price_category_strips, row.price_category_bulk, row.approved_applicator];
    const texts = [company_name, ...rest, ...categories, ...custom_logo].map((text) => text ?? '');
    await sql`update company set search_text = ${searchable(texts)}, search_name = ${searchable([company_name ?? ''])}
      where id = ${id}`.execute(db);
  }
}

async function fillAccounts(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Texts>`select id, name, email, phone_number, role from account`.execute(db);
  for (const { id, ...texts } of rows) {
    await sql`update account set search_text = ${searchable(Object.values(texts))} where id = ${id}`.execute(db);
  }
}

/** A copy of the function of that time: a released migration imports no code that may change. */
function searchable(texts: readonly string[]): string {
  return texts
    .filter((text) => text !== '')
    .map((text) => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' '))
    .join('\n');
}
