import type { AttributeType } from './attributes';

export const positiveInteger: AttributeType<number> = {
  allowed: 'a whole number from 1',
  unset: undefined,
  parse(value) {
    const number = typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 1 ? number : undefined;
  },
};

export const keys: AttributeType<readonly string[]> = {
  allowed: 'comma-separated keys',
  unset: undefined,
  parse(value) {
    const list: unknown = typeof value === 'string' ? value.split(',') : value;
    if (!isTextList(list)) return undefined;
    const trimmed = list.map((key) => key.trim()).filter((key) => key !== '');
    return trimmed.length > 0 ? [...new Set(trimmed)] : undefined;
  },
};

export const jsonFilters: AttributeType<Readonly<Record<string, readonly string[]>>> = {
  allowed: 'JSON that gives each key a list of text, such as {"GROUP_NAME": ["Court lines"]}',
  unset: undefined,
  parse(value) {
    const object: unknown = typeof value === 'string' ? parseJson(value) : value;
    if (typeof object !== 'object' || object === null || Array.isArray(object)) return undefined;
    const entries = Object.entries(object);
    return entries.every((entry): entry is [string, string[]] => isTextList(entry[1]))
      ? Object.fromEntries(entries.map(([key, values]) => [key, [...values]]))
      : undefined;
  },
};

/** The same type, whose property returns `defaultValue` when unset; the widget still gets `undefined`. */
export const withDefault = <T>(type: AttributeType<T>, defaultValue: T): AttributeType<T> => ({
  ...type,
  defaultValue,
});

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
