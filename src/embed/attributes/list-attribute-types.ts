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
  allowed: 'JSON such as {"GROUP_NAME": ["Court lines"]}',
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

/** An action that the page adds to each row. */
export interface RowActionOption {
  readonly key: string;
  readonly label: string;
}

export const rowActionList: AttributeType<readonly RowActionOption[]> = {
  allowed: 'a list of { key, label }, each key once, as JSON in the attribute',
  unset: undefined,
  parse(value) {
    const list: unknown = typeof value === 'string' ? parseJson(value) : value;
    if (!Array.isArray(list) || !list.every(isRowAction)) return undefined;
    const actions = list.map(({ key, label }) => ({ key, label }));
    return new Set(actions.map(({ key }) => key)).size === actions.length ? actions : undefined;
  },
};

/** The same type, whose property returns `defaultValue` when unset; the widget still gets `undefined`. */
export const withDefault = <T>(type: AttributeType<T>, defaultValue: T): AttributeType<T> => ({
  ...type,
  defaultValue,
});

const isRowAction = (value: unknown): value is RowActionOption =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'label'].every((name) => {
    const text: unknown = Reflect.get(value, name);
    return typeof text === 'string' && text.trim() !== '';
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
