/** What became of a value that the page said: understood, or not. */
export type Reading<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** How an attribute's text, or the value of the property of the same name, becomes a value. */
export interface AttributeKind<T> {
  /** What is allowed, in words; part of the error about a wrong value. */
  readonly allowed: string;
  /** The value while nothing was said. */
  readonly unset: T | undefined;
  /** What the property then reads, where the widget has a default of its own. */
  readonly byDefault?: T;
  /** Reads an attribute's text or a property's value; text means the same in both. */
  read(value: unknown): Reading<T>;
}

const refused = { ok: false } as const;
const understood = <T>(value: T): Reading<T> => ({ ok: true, value });

/** Any text, as it is. */
export const text: AttributeKind<string> = {
  allowed: 'text',
  unset: undefined,
  read: (value) => (typeof value === 'string' ? understood(value) : refused),
};

/** An http or https address, or a path on the page's own origin. */
export const address: AttributeKind<string> = {
  allowed: 'an http or https address',
  unset: undefined,
  read(value) {
    const base = typeof document === 'undefined' ? undefined : document.baseURI;
    const isAddress = typeof value === 'string' && value !== '' && URL.canParse(value, base);
    return isAddress && /^https?:$/.test(new URL(value, base).protocol) ? understood(value) : refused;
  },
};

/** On when present, as HTML's own; the text `false` is off too, for editors that cannot drop an attribute. */
export const flag: AttributeKind<boolean> = {
  allowed: 'nothing, or "false" for off',
  unset: false,
  read: (value) => understood(typeof value === 'string' ? value !== 'false' : Boolean(value)),
};

/** A whole number from 1. */
export const positiveInteger: AttributeKind<number> = {
  allowed: 'a whole number from 1',
  unset: undefined,
  read(value) {
    const number = typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 1 ? understood(number) : refused;
  },
};

/** One of the given words, or of the given numbers. */
export const oneOf = <const C extends string | number>(...choices: readonly C[]): AttributeKind<C> => ({
  allowed: `one of ${choices.join(', ')}`,
  unset: undefined,
  read(value) {
    const found = choices.find((choice) => String(choice) === String(value).trim());
    return found === undefined ? refused : understood(found);
  },
});

/** Keys in order: a comma-separated list, or an array of text. */
export const keys: AttributeKind<readonly string[]> = {
  allowed: 'comma-separated keys',
  unset: undefined,
  read(value) {
    const list: unknown = typeof value === 'string' ? value.split(',') : value;
    if (!isTextList(list)) return refused;
    const trimmed = list.map((key) => key.trim()).filter((key) => key !== '');
    return trimmed.length > 0 ? understood([...new Set(trimmed)]) : refused;
  },
};

/** Chosen values by filter key: JSON, or such an object. */
export const jsonFilters: AttributeKind<Readonly<Record<string, readonly string[]>>> = {
  allowed: 'JSON that gives each key a list of text, such as {"GROUP_NAME": ["Court lines"]}',
  unset: undefined,
  read(value) {
    const object: unknown = typeof value === 'string' ? parseJson(value) : value;
    if (typeof object !== 'object' || object === null || Array.isArray(object)) return refused;
    const entries = Object.entries(object);
    return entries.every((entry): entry is [string, string[]] => isTextList(entry[1]))
      ? understood(Object.fromEntries(entries.map(([key, values]) => [key, [...values]])))
      : refused;
  },
};

/** The kind for a value that the widget sees as unset, while its property reads the default that then applies. */
export const withDefault = <T>(kind: AttributeKind<T>, byDefault: T): AttributeKind<T> => ({ ...kind, byDefault });

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** `pageSize` as an attribute is called: `page-size`. */
export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
