import type { Rgb } from './indexed-png';

/** Which colours a part of a drawing has: those of the background, of the product, or of paper and metal. */
export type Material = 'ground' | 'tint' | 'neutral';

export type Point = readonly [x: number, y: number];

/** The light on a part, from 0 (dark) to 1; for a round part as a function of the horizontal position, from 0 to 1. */
export type Light = number | ((place: number) => number);

/** Twice the displayed size, so that edges are smooth. */
export const size = { width: 480, height: 360 };

const shades = 64;
const materials: readonly Material[] = ['ground', 'tint', 'neutral'];

/** A drawing of palette indexes, so that another palette shows it in another colour. */
export class Drawing {
  readonly pixels = new Uint8Array(size.width * size.height).fill(shades - 1);

  /** Fills a convex polygon; `places` has the x and y of each corner. */
  polygon(places: readonly number[], material: Material, light: Light): this {
    const points = places.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x, places[index + 1] ?? 0]] : []));
    return this.#fill(points, material, light, (y) => {
      const crossings = points.flatMap(([x1, y1], index) => {
        const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
        return y1 <= y !== y2 <= y ? x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) : [];
      });
      return [Math.min(...crossings), Math.max(...crossings)];
    });
  }

  ellipse([x, y]: Point, [radiusX, radiusY]: Point, material: Material, light: Light): this {
    const corners: readonly Point[] = [
      [x - radiusX, y - radiusY],
      [x + radiusX, y + radiusY],
    ];
    return this.#fill(corners, material, light, (row) => {
      const half = radiusX * Math.sqrt(Math.max(0, 1 - ((row - y) / radiusY) ** 2));
      return [x - half, x + half];
    });
  }

  #fill(
    points: readonly Point[],
    material: Material,
    light: Light,
    span: (y: number) => readonly [from: number, to: number],
  ): this {
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const base = materials.indexOf(material) * shades;
    const indexAt = (place: number) =>
      base + Math.round((typeof light === 'number' ? light : light(place)) * (shades - 1));
    // The light is the same in each row.
    const indexes = Array.from({ length: Math.floor(right - left) + 1 }, (_, x) => indexAt(x / (right - left)));
    for (let row = Math.ceil(Math.min(...ys)); row <= Math.floor(Math.max(...ys)); row += 1) {
      const [from, to] = span(row);
      for (let x = Math.ceil(from); x <= to; x += 1)
        this.pixels[row * size.width + x] = indexes[Math.round(x - left)] ?? base;
    }
    return this;
  }
}

/** The light on a cylinder: brightest left of its middle. */
export const round: Light = (place) => 0.25 + 0.75 * Math.sin(Math.PI * Math.min(1, 0.12 + place * 0.88)) ** 1.2;

export function paletteOf(tint: Rgb): readonly Rgb[] {
  return [
    ...ramp([206, 210, 216], [244, 245, 247]),
    ...ramp(mix(tint, [8, 10, 16], 0.62), mix(tint, [255, 255, 255], 0.18)),
    ...ramp([92, 88, 84], [238, 233, 224]),
  ];
}

const ramp = (dark: Rgb, light: Rgb): readonly Rgb[] =>
  Array.from({ length: shades }, (_, shade) => mix(dark, light, shade / (shades - 1)));

const mix = (one: Rgb, other: Rgb, part: number): Rgb => [
  one[0] + (other[0] - one[0]) * part,
  one[1] + (other[1] - one[1]) * part,
  one[2] + (other[2] - one[2]) * part,
];
