import type { Plugin } from 'vite';

/** For the files of script tags; applications that bundle the package have React of their own. */
export function viteBrowserReact(): Plugin;
