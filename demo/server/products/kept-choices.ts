import type { Account } from '../auth/access/account';
import { seesAllProducts } from '../auth/access/policy';
import type { Database } from '../db/database';
import { runUntracked } from '../db/outcome';
import type { CountedList } from '../db/schema';
import type { FilterChoices } from '../lists/filter-choices';
import { currentGeneration } from '../lists/segments';

/** Not the ID of a company. */
const EVERYBODY = 0;
const NO_COMPANY = -1;

/** What the choices are for: the filters of a list, or the product form. */
export type ChoiceScope = CountedList | 'suggestions';

/** Returns the choices that were kept since a product was changed or a price added or deleted, or else reads and keeps them. */
export async function keepChoices(
  db: Database,
  { role, companyId }: Account,
  scope: ChoiceScope,
  readChoices: () => Promise<FilterChoices>,
): Promise<FilterChoices> {
  const audience = { scope, company_id: seesAllProducts(role) ? EVERYBODY : (companyId ?? NO_COMPANY) };
  const generation = await currentGeneration(db);
  const kept = await db
    .selectFrom('kept_choices')
    .select('choices')
    .where('scope', '=', audience.scope)
    .where('company_id', '=', audience.company_id)
    .where('generation', '=', generation)
    .executeTakeFirst();
  // SAFETY: written below.
  if (kept !== undefined) return JSON.parse(kept.choices) as FilterChoices;
  const choices = await readChoices();
  // Of the generation before they were read: a change meanwhile makes them invalid.
  const content = { generation, choices: JSON.stringify(choices) };
  await runUntracked(() =>
    db
      .insertInto('kept_choices')
      .values({ ...audience, ...content })
      .onConflict((conflict) => conflict.columns(['scope', 'company_id']).doUpdateSet(content))
      .execute(),
  );
  return choices;
}
