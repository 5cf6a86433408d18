/** An article with prices. */
export interface PricedArticle {
  readonly key: string;
  readonly group: string;
}

/** What is stored of articles, to be written as a sheet. */
export interface ArticleTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Positions of the columns whose numbers are texts, from 0. */
  readonly textColumns: readonly number[];
}

/** The articles whose key is not in the file, sorted by group and key. */
export function findMissingArticles(
  priced: readonly PricedArticle[],
  fileKeys: readonly string[],
): readonly PricedArticle[] {
  const inFile = new Set(fileKeys);
  return priced
    .filter(({ key }) => !inFile.has(key))
    .sort((one, other) => one.group.localeCompare(other.group) || one.key.localeCompare(other.key));
}

/** The groups in their order, each with the number of its articles. */
export function groupCounts(articles: readonly PricedArticle[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { group } of articles) counts.set(group, (counts.get(group) ?? 0) + 1);
  return counts;
}

/** The articles to list: all, those of a group, or those that a template's earlier lists had. */
export type ArticleChoice = { readonly kind: 'all' | 'template' } | { readonly kind: 'group'; readonly group: string };

export function articlesOfChoice(
  missing: readonly PricedArticle[],
  choice: ArticleChoice,
  earlierKeys: ReadonlySet<string>,
): readonly PricedArticle[] {
  switch (choice.kind) {
    case 'all':
      return missing;
    case 'group':
      return missing.filter(({ group }) => group === choice.group);
    case 'template':
      return missing.filter(({ key }) => earlierKeys.has(key));
  }
}
