const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

function channelsOf(colour) {
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

/** Any CSS colour as `#rrggbb`. */
export const hexOf = (colour) =>
  `#${channelsOf(colour)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** Relative luminance, as WCAG defines it. */
function luminanceOf(colour) {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two opaque colours: 1 (none) to 21. */
export function contrastOf(one, other) {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
