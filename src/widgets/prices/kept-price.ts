import * as v from 'valibot';

/** Under this name what was typed into the form is kept when the session ends. */
export const keptForm = 'prices';

/** Stands for the record's ID where a new one was being typed. */
export const keptNew = 'new';

/** What is kept: the draft, and the version of the record that it was typed against. */
export const keptPriceSchema = v.object({
  draft: v.object({
    mainSku: v.string(),
    group: v.string(),
    prices: v.object({ AUD: v.array(v.string()), USD: v.array(v.string()) }),
  }),
  version: v.optional(v.union([v.string(), v.number()])),
});
