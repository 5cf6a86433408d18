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

/** A value that was not understood. */
export const refused = { ok: false } as const;
/** A value that was. */
export const understood = <T>(value: T): Reading<T> => ({ ok: true, value });

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

/** One of the given words, or of the given numbers. */
export const oneOf = <const C extends string | number>(...choices: readonly C[]): AttributeKind<C> => ({
  allowed: `one of ${choices.join(', ')}`,
  unset: undefined,
  read(value) {
    const found = choices.find((choice) => String(choice) === String(value).trim());
    return found === undefined ? refused : understood(found);
  },
});

/** `pageSize` as an attribute is called: `page-size`. */
export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
