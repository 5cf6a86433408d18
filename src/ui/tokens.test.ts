import { describe, expect, test } from 'vitest';
import css from './tokens.css?inline';

type Rgb = readonly [number, number, number];

/** Linear sRGB of `oklch(L C H)`, by the matrices of CSS Color 4, clipped to sRGB. */
function linearRgb(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Contrast of two colours as WCAG defines it. */
function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The opaque colour of a token in a colour scheme. */
function colour(name: string, scheme: 'light' | 'dark'): Rgb {
  const start = css.indexOf(`--_${name}:`);
  const value = css.slice(start, css.indexOf(';', start));
  const colours = [...value.matchAll(/oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g)];
  const found = colours[scheme === 'dark' ? colours.length - 1 : 0];
  if (start < 0 || !found) throw new Error(`--pricebook-${name} is no opaque oklch colour: ${value}`);
  return linearRgb(Number(found[1]) / 100, Number(found[2]), Number(found[3]));
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const on = (names: readonly string[], grounds: readonly string[]) =>
  names.flatMap((name) => grounds.map((ground) => [name, ground] as const));

const text = [
  ...on(['text', 'text-muted'], [...surfaces, 'surface-chip']),
  ...on(['text-faint', 'accent-text'], surfaces),
  ...['positive', 'warning', 'danger'].flatMap((name) => on([name], [...surfaces, `${name}-soft`])),
  ...['aud', 'usd'].map((name) => [name, `${name}-head`] as const),
  ...on(['text'], ['aud-soft', 'usd-soft', 'accent-soft']),
  ...on(['text-faint'], ['aud-soft', 'usd-soft']),
  ['on-accent', 'accent'] as const,
  ['on-accent', 'accent-hover'] as const,
  ['on-danger', 'danger-fill'] as const,
];
const controls = on(['line-strong', 'focus', 'accent', 'danger-fill'], surfaces);

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  test.each(text)('text %s has enough contrast on %s', (name, ground) => {
    expect(contrast(colour(name, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(controls)('control %s has enough contrast on %s', (name, ground) => {
    expect(contrast(colour(name, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3);
  });
});
