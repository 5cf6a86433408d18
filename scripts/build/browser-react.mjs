// React brings replacements for what Internet Explorer and servers lack. The files of script tags run in none of them: the
// questions are answered here, and the minifier drops the replacements.

const answers = [
  [/"function" === typeof (?:reportError|queueMicrotask|setTimeout|clearTimeout|WeakMap|Promise)\b/g, 'true'],
  [/"undefined" !== typeof (?:AbortController|MessageChannel|localPromise|document)\b/g, 'true'],
  [/"object" === typeof performance && "function" === typeof performance\.now/g, 'true'],
  [/"undefined" !== typeof setImmediate\b/g, 'false'],
  [/canUseDOM = !\([^)]*\)/g, 'canUseDOM = true'],
  [/"CompositionEvent" in window/g, 'true'],
  [/canUseDOM &&\s+"documentMode" in document &&\s+\(documentMode = document\.documentMode\);/g, ''],
  [/"documentMode" in document/g, 'false'],
];

const react = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/].*\.production\.js$/;

/** For the files of script tags; applications that bundle the package have React of their own. */
export const viteBrowserReact = () => ({
  name: 'browser-react',
  transform: {
    filter: { id: react },
    handler: (code) => ({
      code: answers.reduce((text, [question, answer]) => text.replace(question, answer), code),
      map: null,
    }),
  },
});
