// Stands in for lucide-react's createLucideIcon in what is made for script tags: the library's own brings 1 KiB for
// choices that are never made here (a context, sizes, colours), and the login has to be light.
import { createElement } from 'react';

const createLucideIcon =
  ({ name, node }) =>
  ({ className = '', ...props }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
        className: `lucide lucide-${name} ${className}`,
      },
      // `lucide-path.mjs` has made one path of the icon's elements.
      createElement('path', { d: node }),
    );

// biome-ignore lint/style/noDefaultExport: the library's own is its default, and this stands in its place.
export { createLucideIcon as default };
