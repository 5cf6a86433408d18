/** The type of an attribute and the property of the same name. */
export interface AttributeType<T> {
  readonly allowed: string;
  /** What the widget gets while it is unset. */
  readonly unset: T | undefined;
  /** Value that the property returns when unset; the widget still gets `unset`. */
  readonly defaultValue?: T;
  /** Whether a state that the user has switched off stays off when another user signs in, whatever the page has set. */
  readonly staysOff?: boolean;
  /** Parses the text of an attribute, or the value of a property, which may be the same text. `undefined`: it is not allowed. */
  parse(value: unknown): T | undefined;
}

export const text: AttributeType<string> = {
  allowed: 'text',
  unset: undefined,
  parse: (value) => (typeof value === 'string' ? value : undefined),
};

/** An http or https address, or a path on the page's own origin. */
export const address: AttributeType<string> = {
  allowed: 'an http or https address',
  unset: undefined,
  parse(value) {
    // A server has no page, and cannot tell the origin of a path.
    const base = typeof document === 'undefined' ? 'https://page.invalid' : document.baseURI;
    const isAddress = typeof value === 'string' && value !== '' && URL.canParse(value, base);
    return isAddress && /^https?:$/.test(new URL(value, base).protocol) ? value : undefined;
  },
};

/** Boolean as in HTML, but the text `false` is false, for editors that cannot remove an attribute. */
export const flag: AttributeType<boolean> = {
  allowed: 'nothing, or "false" for off',
  unset: false,
  parse: (value) => (typeof value === 'string' ? value !== 'false' : Boolean(value)),
};

export const oneOf = <const C extends string | number>(...choices: readonly C[]): AttributeType<C> => ({
  allowed: `one of ${choices.join(', ')}`,
  unset: undefined,
  parse: (value) => choices.find((choice) => String(choice) === String(value).trim()),
});

/** The attribute of a property: `page-size` for `pageSize`. */
export const attributeName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
