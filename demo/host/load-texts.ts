/** Imports of a catalogue by its language; English is built in. */
export type Catalogues<T> = Readonly<Record<'ar' | 'de' | 'es' | 'fr' | 'zh', () => Promise<{ readonly texts: T }>>>;

/** Replaces the English texts by those of a language. They stay English where it has no catalogue, or that does not load. */
export async function loadTexts<T extends object>(texts: T, catalogues: Catalogues<T>, tag: string): Promise<void> {
  const [primary = ''] = tag.toLowerCase().split('-');
  const load = Object.entries(catalogues).find(([language]) => language === primary)?.[1];
  const loaded = await load?.().catch(() => undefined);
  if (loaded) Object.assign(texts, loaded.texts);
}
