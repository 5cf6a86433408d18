/**
 * The texts of another language, or those that the page replaces: the same keys, with text for text and a function with the
 * same parameters for each function.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Result
    ? (...args: Args) => Translation<Result>
    : { readonly [K in keyof T]: Translation<T[K]> };

/** Some of the texts, at any depth. */
export type PartialTexts<T> = T extends string | readonly unknown[] | ((...args: never[]) => unknown)
  ? T
  : { readonly [K in keyof T]?: PartialTexts<T[K]> };

export type Texts = Readonly<Record<string, unknown>>;

/** Groups of texts by name; the first that has a text counts. */
let replacements: readonly object[] = [];

/** Replaces texts of all groups, in everything that is rendered from now on. Texts of a wrong type are ignored. */
export function replaceMessages(texts: readonly object[]): void {
  replacements = texts;
}

/**
 * Declares a group of texts in English. A page may replace each, so it has to be read when it is shown, not when a file is
 * loaded.
 * @param group the name of the group in `src/locales/catalogue.ts`
 */
export const defineMessages = <const T extends object>(group: string, english: T): T =>
  inLanguage(english, (texts) => Reflect.get(texts, group));

/** The key of the English texts of a group; see `inEnglish`. */
export const original = Symbol('texts in English');

/** `find` returns the texts that stand in for these. */
function inLanguage<T extends object>(english: T, find: (texts: object) => unknown): T {
  const nested: Record<PropertyKey, object> = {};
  // Spreading and `Object.entries` read by `get`, too.
  return new Proxy(english, {
    get(_, key) {
      if (key === original) return english;
      const text: unknown = Reflect.get(english, key);
      const findText = (texts: object): unknown => Reflect.get(Object(find(texts)), key);
      if (isTexts(text)) {
        nested[key] ??= inLanguage(text, findText);
        return nested[key];
      }
      return replacements.map(findText).find((found) => isSameKind(found, text)) ?? text;
    },
  });
}

const isSameKind = (found: unknown, text: unknown) =>
  typeof found === typeof text && Array.isArray(found) === Array.isArray(text);

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a function whose value is made of texts, and made again only when texts were replaced. */
export function derivedFromTexts<T>(make: () => T): () => T {
  let value = make();
  let madeFrom = replacements;
  return () => {
    if (madeFrom !== replacements) value = make();
    madeFrom = replacements;
    return value;
  };
}
