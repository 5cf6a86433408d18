import { Drawing, round } from './drawing';

export type Look = 'tape' | 'roll' | 'strip' | 'drum' | 'badge';

export const looks: Readonly<Record<Look, () => Drawing>> = {
  tape: drawTape,
  roll: drawRoll,
  strip: drawStrip,
  drum: drawDrum,
  badge: drawBadge,
};

const onFloor = (x: number, y: number, width: number): Drawing =>
  new Drawing()
    .ellipse([x, y], [width, width * 0.13], 'ground', 0.55)
    .ellipse([x, y], [width * 0.86, width * 0.09], 'ground', 0.2);

/** A roll of tape, standing, with its end on the floor. */
function drawTape(): Drawing {
  const drawing = onFloor(240, 308, 170).polygon([236, 300, 430, 300, 448, 312, 250, 312], 'tint', 0.72);
  // From the far edge to the near one.
  for (let step = 0; step <= 60; step += 2)
    drawing.ellipse([264 - step, 182 + step * 0.1], [116, 120], 'tint', 0.2 + step * 0.006);
  drawing.ellipse([204, 188], [116, 120], 'tint', 0.86);
  for (const radius of [104, 90, 76])
    drawing
      .ellipse([204, 188], [radius, radius * 1.034], 'tint', 0.7)
      .ellipse([204, 188], [radius - 3, (radius - 3) * 1.034], 'tint', 0.86);
  return drawing
    .ellipse([204, 188], [58, 60], 'neutral', 0.75)
    .ellipse([204, 188], [50, 52], 'neutral', 0.35)
    .ellipse([212, 189], [42, 48], 'ground', 0.75);
}

/** A wide roll, lying, with its sheet spread before it. */
function drawRoll(): Drawing {
  const drawing = onFloor(240, 290, 200)
    .polygon([84, 250, 392, 250, 446, 318, 40, 318], 'tint', 0.8)
    .polygon([40, 318, 446, 318, 446, 325, 40, 325], 'tint', 0.35);
  for (let row = 0; row <= 150; row += 1) {
    const light = 0.2 + 0.7 * Math.sin((Math.PI * (row + 26)) / 190) ** 1.4;
    const left = 86 - 34 * Math.sqrt(1 - ((row - 75) / 76) ** 2);
    const top = 110 + row;
    drawing.polygon([left, top, 394, top, 394, top + 1.5, left, top + 1.5], 'tint', light);
  }
  drawing.ellipse([394, 185], [34, 76], 'tint', 0.55);
  for (const part of [0.84, 0.66, 0.5])
    drawing
      .ellipse([394, 185], [34 * part, 76 * part], 'tint', 0.35)
      .ellipse([394, 185], [34 * part - 2, 76 * part - 3], 'tint', 0.6);
  return drawing.ellipse([394, 185], [13, 28], 'neutral', 0.7).ellipse([394, 185], [9, 21], 'neutral', 0.15);
}

function drawStrip(): Drawing {
  const drawing = onFloor(240, 296, 190);
  for (const [index, x] of [52, 156, 260].entries()) {
    const y = 92 + index * 8;
    drawing
      .polygon([x, y + 178, x + 72, y + 190, x + 72, y + 206, x, y + 194], 'tint', 0.25)
      .polygon([x + 164, y + 8, x + 164, y + 24, x + 72, y + 206, x + 72, y + 190], 'tint', 0.4)
      .polygon([x + 92, y, x + 164, y + 8, x + 72, y + 190, x, y + 178], 'tint', (place) => 0.62 + 0.36 * place)
      .polygon([x + 122, y + 4, x + 134, y + 5, x + 42, y + 185, x + 30, y + 183], 'tint', 1);
  }
  return drawing;
}

/** An open pail with a handle, and a label in the product's colour. */
function drawDrum(): Drawing {
  return onFloor(240, 318, 140)
    .ellipse([240, 138], [132, 112], 'neutral', 0.35)
    .ellipse([240, 140], [126, 106], 'ground', 1)
    .ellipse([240, 306], [112, 22], 'neutral', round)
    .polygon([124, 92, 356, 92, 352, 306, 128, 306], 'neutral', round)
    .ellipse([240, 262], [113, 20], 'tint', round)
    .polygon([126, 150, 354, 150, 353, 262, 127, 262], 'tint', round)
    .ellipse([240, 148], [114, 20], 'neutral', round)
    .polygon([168, 200, 272, 200, 272, 212, 168, 212], 'neutral', 1)
    .polygon([168, 224, 238, 224, 238, 232, 168, 232], 'neutral', 0.9)
    .ellipse([240, 104], [122, 24], 'neutral', round)
    .polygon([118, 90, 362, 90, 362, 104, 118, 104], 'neutral', round)
    .ellipse([240, 90], [122, 24], 'neutral', 0.9)
    .ellipse([240, 90], [108, 19], 'tint', 0.95);
}

function drawBadge(): Drawing {
  // The outline, moved inwards by this many pixels.
  const crest = (by: number): readonly number[] => [
    ...[240, 42 + by, 352 - by, 74 + by * 0.7, 346 - by, 196, 310 - by * 0.8, 262 - by * 0.6],
    ...[240, 318 - by * 1.4, 170 + by * 0.8, 262 - by * 0.6, 134 + by, 196, 128 + by, 74 + by * 0.7],
  ];
  return onFloor(240, 322, 120)
    .polygon(crest(0), 'tint', 0.35)
    .polygon(crest(10), 'neutral', 1)
    .polygon(crest(18), 'tint', 0.8)
    .polygon([149, 112, 149, 82, 331, 214, 316, 236], 'neutral', 1)
    .ellipse([240, 166], [56, 56], 'neutral', 1)
    .ellipse([240, 166], [47, 47], 'tint', 0.5)
    .polygon([240, 134, 264, 166, 240, 198, 216, 166], 'neutral', 1);
}
