// Replaces lucide-react's createLucideIcon in the builds for script tags. The original has 1 KiB of options that are not used
// here (a context, sizes, colours), and the login has to be small.
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

// biome-ignore lint/style/noDefaultExport: the replaced module has a default export.
export { createLucideIcon as default };
