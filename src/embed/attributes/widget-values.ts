import { batch, signal } from '@preact/signals-react';
import type { Attributes } from '../widget';
import { type AttributeType, address, attributeName, oneOf } from './attributes';

/** Attributes that every widget has. */
export const commonSettings = {
  /** Address of the back end. @default `configure({ apiBase })`, else the script tag's `data-api-base`, else the page's origin */
  apiBase: address,
  /** Light or dark. @default `auto`: the page's `color-scheme` */
  theme: oneOf('light', 'dark', 'auto'),
  /** Area that the spinner of a long request covers. @default `widget` */
  spinner: oneOf('widget', 'screen', 'none'),
} as const satisfies Attributes;

/** Attribute names that are mistakenly used for an access token, which would expose it in the document. */
export const refusedAttributes: readonly string[] = ['access-token', 'accesstoken', 'authorization'];

export function refuseToken(tag: string, name: string): void {
  report(`<${tag}> takes no ${name}: scripts of the page could read it. Call setSession instead.`);
}

export type WidgetValues = ReturnType<typeof createValues>;

/** The values of one widget: settings, which only the page sets, and state, which the user changes too. */
export function createValues(
  tag: string,
  settingTypes: Attributes,
  stateTypes: Attributes,
  renamed: Readonly<Record<string, string>> = {},
) {
  const types: Attributes = { ...commonSettings, ...settingTypes, ...stateTypes };
  const settings = signal<Readonly<Record<string, unknown>>>(unsetValues({ ...commonSettings, ...settingTypes }));
  const state = Object.fromEntries(
    Object.entries(stateTypes).map(([name, type]) => [name, signal<unknown>(type.unset)]),
  );
  const pageValues = new Map<string, unknown>();
  return {
    settings,
    state,
    /** Returns a property's value; when unset, the default of its type. */
    get: (property: string): unknown =>
      state[property] ? (state[property].peek() ?? types[property]?.defaultValue) : settings.peek()[property],
    /** Sets a property from an attribute's text or a value; `null`, `undefined` and invalid values restore the default. */
    set(name: string, value: unknown): void {
      const property = renamed[name] ?? name;
      if (property !== name && value === undefined) return;
      if (property !== name && value !== null) warnRenamed(tag, name, property);
      const type = types[property];
      if (!type) return;
      const parsed = value === null || value === undefined ? type.unset : readOrReport(tag, property, type, value);
      const stateSignal = state[property];
      if (stateSignal) {
        pageValues.set(property, parsed);
        stateSignal.value = parsed;
      } else if (!Object.is(settings.peek()[property], parsed))
        settings.value = { ...settings.peek(), [property]: parsed };
    },
    /** Resets the state to what the page has set, but for what the user has switched off for good. */
    reset: () =>
      batch(() => {
        for (const [name, own] of Object.entries(state))
          if (own.peek() || !types[name]?.staysOff) own.value = pageValues.get(name) ?? types[name]?.unset;
      }),
  };
}

function warnRenamed(tag: string, name: string, property: string): void {
  console.warn(`Pricebook: <${tag} ${name}> is called ${attributeName(property)} now; ${name} works until 0.2.`);
}

const unsetValues = (types: Attributes) =>
  Object.fromEntries(Object.entries(types).map(([name, type]) => [name, type.unset]));

function readOrReport<T>(tag: string, property: string, type: AttributeType<T>, value: unknown): T | undefined {
  const parsed = type.parse(value);
  if (parsed !== undefined) return parsed;
  report(
    `<${tag} ${attributeName(property)}> allows ${type.allowed}; ${shorten(value)} is not, so the default applies.`,
  );
  return type.unset;
}

function shorten(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : String(value);
  return text.length > 80 ? `${text.slice(0, 80)} …` : text;
}

const report = (line: string) => console.error(`Pricebook: ${line}`);
