// Lucide draws an icon by several elements, each with a random React key. As one path an icon is smaller, and a table with
// icons in each of its rows is laid out and painted faster.

const number = (attributes, name) => Number(attributes[name] ?? 0);

const circle = (x, y, rx, ry) => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;

function rectangle(attributes) {
  const [x, y, width, height, r] = ['x', 'y', 'width', 'height', 'rx'].map((name) => number(attributes, name));
  const corner = (dx, dy) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`);
  const sides = [
    `h${width - 2 * r}${corner(r, r)}`,
    `v${height - 2 * r}${corner(-r, r)}`,
    `h${2 * r - width}${corner(-r, -r)}`,
  ];
  return `M${x + r} ${y}${sides.join('')}v${2 * r - height}${corner(r, -r)}z`;
}

/** The path that draws each kind of element. */
const shapes = {
  // A leading `m` would be relative to the end of the path before it, and becomes `M`; the numbers after it stay relative.
  path: ({ d }) => d.replace(/^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=[-\d.])/, 'M$1 $2l').replace(/^m/, 'M'),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
  circle: (attributes) => {
    const r = number(attributes, 'r');
    return circle(number(attributes, 'cx'), number(attributes, 'cy'), r, r);
  },
  ellipse: (attributes) =>
    circle(number(attributes, 'cx'), number(attributes, 'cy'), number(attributes, 'rx'), number(attributes, 'ry')),
  rect: rectangle,
};

const geometry = new Set([
  'd',
  'key',
  'x1',
  'y1',
  'x2',
  'y2',
  'points',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'x',
  'y',
  'width',
  'height',
]);

/** One path for the elements of an icon; `undefined` where one of them is more than a line, such as a filled dot. */
export function onePath(nodes) {
  const isLine = ([tag, attributes]) => tag in shapes && Object.keys(attributes).every((name) => geometry.has(name));
  return nodes.every(isLine) ? nodes.map(([tag, attributes]) => shapes[tag](attributes)).join('') : undefined;
}

/** The source of an icon's module with a path in place of its elements; unchanged where it has none. */
export function withPath(code) {
  const [, list] = /\bnode: (\[[\s\S]*?\])(?=,?\n( {2}\w|}))/.exec(code) ?? [];
  if (list === undefined) return code;
  const path = onePath(JSON.parse(list.replace(/([{,]\s*)(\w+):/g, '$1"$2":')));
  return path === undefined ? code : code.replace(list, () => JSON.stringify(path));
}

/** The source of an icon's module without what `lucide-icon.mjs` does not read. */
const withoutUnused = (code) => code.replace(/^ {2}(?:size: \d+|aliases: \[[^\]]*\]),?\n/gm, '');

/** Draws each icon by one path. */
export const viteLucidePath = () => ({
  name: 'lucide-path',
  transform: {
    filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
    handler: (code) => ({ code: withoutUnused(withPath(code)), map: null }),
  },
});
