// A control for every custom property of Pricebook. Changes are shown at once, and as CSS to copy.
import { contrastOf, hexOf } from './contrast.js';

const find = (id) => document.getElementById(id);
const { modules } = await (await fetch('./custom-elements.json')).json();
const properties = modules[0].declarations[0].cssProperties;

/** A colour in the light and the dark scheme, as `#rrggbb`; undefined unless it is opaque. */
function sidesOf({ default: text }) {
  const sides = /^light-dark\((oklch\([^)/]*\)), (oklch\([^)/]*\))\)$/.exec(text)?.slice(1);
  if (sides) return sides.map(hexOf);
  return /^oklch\([^)/]*\)$/.test(text) ? [hexOf(text), hexOf(text)] : undefined;
}

function input(type, value, label) {
  const field = document.createElement('input');
  Object.assign(field, { type, defaultValue: value, ariaLabel: label });
  return field;
}

const fields = new Map(
  properties.map((property) => {
    const { name, description } = property;
    const sides = sidesOf(property);
    const inputs = sides
      ? sides.map((side, index) => input('color', side, `${name}, ${index ? 'dark' : 'light'}`))
      : [input('text', property.default, name)];
    const row = document.createElement('div');
    const label = document.createElement('span');
    const meaning = document.createElement('small');
    row.className = 'property';
    meaning.textContent = description;
    label.append(name.replace('--pricebook-', ''), meaning);
    row.append(label, ...inputs);
    find(sides ? 'colours' : 'others').append(row);
    return [name, inputs];
  }),
);

const cssOf = (inputs) => {
  const [one, other] = inputs.map(({ value }) => value);
  return other === undefined || one === other ? one : `light-dark(${one}, ${other})`;
};

/** Pairs of text and background, with the contrast that WCAG AA requires. */
const pairs = [
  ['text', 'surface', 4.5],
  ['text-muted', 'surface-sunken', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ['accent-text', 'surface', 4.5],
  ['line-strong', 'surface', 3],
  ['focus', 'surface', 3],
];

function* lowContrastPairs() {
  for (const [over, under, minimum] of pairs) {
    for (const [index, scheme] of ['light', 'dark'].entries()) {
      const ratio = contrastOf(...[over, under].map((name) => fields.get(`--pricebook-${name}`)[index].value));
      if (ratio < minimum)
        yield `${over} on ${under}: ${ratio.toFixed(1)} in ${scheme}, and should be ${minimum} or more`;
    }
  }
}

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

function apply() {
  const changed = [...fields].filter(([, inputs]) => inputs.some(({ value, defaultValue }) => value !== defaultValue));
  const lines = changed.map(([name, inputs]) => `  ${name}: ${cssOf(inputs)};\n`);
  const css = `:root {\n${lines.join('')}}\n`;
  sheet.replaceSync(css);
  find('css').textContent = changed.length > 0 ? css : '/* Nothing has been changed yet. */';
  find('contrast').replaceChildren(
    ...[...lowContrastPairs()].map((text) => Object.assign(document.createElement('li'), { textContent: text })),
  );
}

find('properties').addEventListener('input', apply);
find('properties').addEventListener('submit', (event) => event.preventDefault());
// After the reset of the fields.
find('properties').addEventListener('reset', () => setTimeout(apply));
find('scheme').addEventListener('change', ({ target }) => {
  document.documentElement.style.colorScheme = target.value;
});
find('copy').addEventListener('click', async () => {
  await navigator.clipboard.writeText(find('css').textContent);
  find('news').textContent = 'Copied';
});
