// React has fallbacks for Internet Explorer and for servers. The files of script tags never run there: these feature checks
// become constants, so that the minifier drops the fallbacks (0.5 KiB gzipped).
import { unusedParts, usesUnusedPart } from './unused-react.mjs';

const constants = [
  [/"function" === typeof (?:reportError|queueMicrotask|setTimeout|clearTimeout|WeakMap|Promise)\b/g, 'true'],
  [/"undefined" !== typeof (?:AbortController|MessageChannel|localPromise|document)\b/g, 'true'],
  [/"object" === typeof performance && "function" === typeof performance\.now/g, 'true'],
  [/"undefined" !== typeof setImmediate\b/g, 'false'],
  [/canUseDOM = !\([^)]*\)/g, 'canUseDOM = true'],
  [/"CompositionEvent" in window/g, 'true'],
  [/canUseDOM &&\s+"documentMode" in document &&\s+\(documentMode = document\.documentMode\);/g, ''],
  [/"documentMode" in document/g, 'false'],
  ...unusedParts,
];

const react = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const builtReact = new RegExp(`${react.source}cjs[\\\\/].*\\.production\\.js$`);

/**
 * Builds React for browsers only, without parts that no widget uses. For the files of script tags; applications that bundle
 * the package have their own React. The build fails when a pattern matches nothing, as it may after an update of React, and
 * when a module uses what is left out.
 */
export function viteBrowserReact() {
  const unmatched = new Set(constants.map(([check]) => check));
  let hasReactDom = false;
  return {
    name: 'browser-react',
    transform: {
      filter: { id: builtReact },
      handler(code, id) {
        hasReactDom ||= id.includes('react-dom-client');
        const replaced = constants.reduce(
          (text, [check, constant]) =>
            text.replace(check, () => {
              unmatched.delete(check);
              return constant;
            }),
          code,
        );
        return { code: replaced, map: null };
      },
    },
    moduleParsed({ id, code }) {
      if (!react.test(id) && usesUnusedPart(code ?? ''))
        this.error(`${id} uses a part of React that unused-react.mjs leaves out`);
    },
    generateBundle() {
      if (hasReactDom && unmatched.size > 0) this.error(`React no longer contains ${[...unmatched].join(' or ')}`);
    },
  };
}
