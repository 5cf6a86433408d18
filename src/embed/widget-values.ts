import { batch, type Signal, signal } from '@preact/signals-react';
import { type AttributeKind, address, attributeName, oneOf } from './attributes';
import type { Attributes } from './widget';

/** Attributes that every widget has. */
export const commonSettings = {
  /** Address of the back end. @default `configure({ apiBase })`, else the script tag's `data-api-base`, else the page's origin */
  apiBase: address,
  /** Light or dark. @default `auto`: the page's `color-scheme` */
  theme: oneOf('light', 'dark', 'auto'),
  /** What a long request covers. @default `widget` */
  spinner: oneOf('widget', 'screen', 'none'),
} as const satisfies Attributes;

/** The names under which people try to hand over an access token, which would then stand in the document for all to read. */
export const refusedAttributes: readonly string[] = ['access-token', 'accesstoken', 'authorization'];

/** Says on the console why a token is no attribute, and what to call instead. */
export function refuseToken(tag: string, name: string): void {
  report(
    `<${tag}> takes no ${name}: a token in the document can be read by everything on the page. Call setSession instead.`,
  );
}

/** What the page said to one widget: settings, which only the page sets, and live values, which the person changes too. */
export interface WidgetValues {
  readonly settings: Signal<Readonly<Record<string, unknown>>>;
  readonly live: Readonly<Record<string, Signal<unknown>>>;
  /** Reads a property; what it reads while nothing was said is of its kind. */
  get(property: string): unknown;
  /** Sets a property from an attribute's text or a value; `null` and `undefined` restore the default, and so does a wrong value. */
  set(property: string, value: unknown): void;
  /** Takes back what the person has changed: the live values are again what the page has said. */
  forget(): void;
}

/** Makes the values of one widget, all unsaid. */
export function createValues(tag: string, settingKinds: Attributes, liveKinds: Attributes): WidgetValues {
  const kinds: Attributes = { ...commonSettings, ...settingKinds, ...liveKinds };
  const settings = signal<Readonly<Record<string, unknown>>>(withFlagsOff({ ...commonSettings, ...settingKinds }));
  const live = Object.fromEntries(Object.entries(liveKinds).map(([name, kind]) => [name, signal<unknown>(kind.unset)]));
  const saidLive = new Map<string, unknown>();
  return {
    settings,
    live,
    get: (property) =>
      live[property] ? (live[property].peek() ?? kinds[property]?.byDefault) : settings.peek()[property],
    set(property, value) {
      const kind = kinds[property];
      if (!kind) return;
      const said = value === null || value === undefined ? kind.unset : readOrReport(tag, property, kind, value);
      const ownLive = live[property];
      if (ownLive) {
        saidLive.set(property, said);
        ownLive.value = said;
      } else if (!Object.is(settings.peek()[property], said)) settings.value = { ...settings.peek(), [property]: said };
    },
    forget: () =>
      batch(() => {
        for (const [name, own] of Object.entries(live)) own.value = saidLive.get(name) ?? kinds[name]?.unset;
      }),
  };
}

const withFlagsOff = (kinds: Attributes) =>
  Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, kind.unset]));

function readOrReport<T>(tag: string, property: string, kind: AttributeKind<T>, value: unknown): T | undefined {
  const reading = kind.read(value);
  if (reading.ok) return reading.value;
  report(
    `<${tag} ${attributeName(property)}> allows ${kind.allowed}; ${shortened(value)} is not, so the default applies.`,
  );
  return kind.unset;
}

function shortened(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : String(value);
  return text.length > 80 ? `${text.slice(0, 80)} …` : text;
}

/** One line to whoever built the page. */
function report(line: string): void {
  console.error(`Pricebook: ${line}`);
}
