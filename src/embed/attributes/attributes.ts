export type ParseResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** Parses an attribute's text, or the value of the property of the same name. */
export interface AttributeType<T> {
  /** The allowed values, for the error message. */
  readonly allowed: string;
  readonly unset: T | undefined;
  /** Value that the property returns when unset; the widget still gets `unset`. */
  readonly byDefault?: T;
  /** Parses an attribute's text or a property's value; text means the same in both. */
  parse(value: unknown): ParseResult<T>;
}

export const invalid = { ok: false } as const;
export const valid = <T>(value: T): ParseResult<T> => ({ ok: true, value });

/** Any text, unchanged. */
export const text: AttributeType<string> = {
  allowed: 'text',
  unset: undefined,
  parse: (value) => (typeof value === 'string' ? valid(value) : invalid),
};

/** An http or https address, or a path on the page's own origin. */
export const address: AttributeType<string> = {
  allowed: 'an http or https address',
  unset: undefined,
  parse(value) {
    const base = typeof document === 'undefined' ? undefined : document.baseURI;
    const isAddress = typeof value === 'string' && value !== '' && URL.canParse(value, base);
    return isAddress && /^https?:$/.test(new URL(value, base).protocol) ? valid(value) : invalid;
  },
};

/** True when present, like boolean attributes of HTML; the text `false` is false, for editors that cannot remove an attribute. */
export const flag: AttributeType<boolean> = {
  allowed: 'nothing, or "false" for off',
  unset: false,
  parse: (value) => valid(typeof value === 'string' ? value !== 'false' : Boolean(value)),
};

/** One of the given texts or numbers. */
export const oneOf = <const C extends string | number>(...choices: readonly C[]): AttributeType<C> => ({
  allowed: `one of ${choices.join(', ')}`,
  unset: undefined,
  parse(value) {
    const found = choices.find((choice) => String(choice) === String(value).trim());
    return found === undefined ? invalid : valid(found);
  },
});

/** The attribute of a property: `page-size` for `pageSize`. */
export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
