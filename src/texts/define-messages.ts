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
let replacements: readonly Texts[] = [];

const originals = new WeakMap<object, object>();

/** Replaces texts of all groups, in everything that is rendered from now on. Texts of a wrong type are ignored. */
export function replaceMessages(texts: readonly Texts[]): void {
  replacements = texts;
}

/**
 * Declares a group of texts in English. Each is read in the language of the page, so it has to be read when it is shown, not
 * when a file is loaded.
 * @param group the name of the group in `src/locales/catalogue.ts`
 */
export const defineMessages = <const T extends object>(group: string, english: T): T => inLanguage(english, [group]);

/** The English texts of a group, from which another group can be made. */
export function inEnglish<T extends object>(messages: T): T {
  // SAFETY: an original has the type of the texts made from it.
  return (originals.get(messages) as T | undefined) ?? messages;
}

function inLanguage<T extends object>(english: T, path: readonly string[]): T {
  const nested = new Map<string, object>();
  const read = (key: string | symbol): unknown => {
    const text: unknown = Reflect.get(english, key);
    if (typeof key === 'symbol') return text;
    if (!isTexts(text)) return translated(text, [...path, key]);
    const known = nested.get(key) ?? inLanguage(text, [...path, key]);
    nested.set(key, known);
    return known;
  };
  const messages = new Proxy(english, {
    get: (_, key) => read(key),
    // Spreading and `Object.entries` read descriptors.
    getOwnPropertyDescriptor(_, key) {
      const property = Reflect.getOwnPropertyDescriptor(english, key);
      return property && { ...property, value: read(key) };
    },
  });
  originals.set(messages, english);
  return messages;
}

function translated(text: unknown, path: readonly string[]): unknown {
  for (const texts of replacements) {
    const found = path.reduce<unknown>((tree, key) => (isTexts(tree) ? tree[key] : undefined), texts);
    if (isSameKind(found, text)) return found;
  }
  return text;
}

const isSameKind = (found: unknown, text: unknown) =>
  Array.isArray(text) ? Array.isArray(found) && found.length === text.length : typeof found === typeof text;

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a function that makes a value of texts again only after the language has changed. */
export function perLanguage<T>(make: () => T): () => T {
  let made: { readonly value: T; readonly madeFrom: typeof replacements } | undefined;
  return () => {
    if (made?.madeFrom !== replacements) made = { value: make(), madeFrom: replacements };
    return made.value;
  };
}
