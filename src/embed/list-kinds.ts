import { type AttributeKind, refused, understood } from './attributes';

/** A whole number from 1. */
export const positiveInteger: AttributeKind<number> = {
  allowed: 'a whole number from 1',
  unset: undefined,
  read(value) {
    const number = typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 1 ? understood(number) : refused;
  },
};

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
