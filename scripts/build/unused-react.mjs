// Parts of React that no widget uses and no bundler can leave out, because a flag or a type that never occurs guards them. Each
// entry makes such a flag constant or removes an entry point; the minifier then drops what cannot be reached (11 KiB gzipped).

/** Taking over HTML that a server rendered, with the replay of events until then. Widgets render into empty roots. */
const hydration = [
  [/exports\.hydrateRoot = function[\s\S]*?\n\};\n/, ''],
  [/ReactDOMHydrationRoot\.prototype\.\w+ =\s+(?:(?=ReactDOMRoot)|function[\s\S]*?\n\};\n)/g, ''],
  // Reads only: neither assignments nor the parameter and the variable of that name.
  [/\bisHydrating\b(?! =|\$|\n\) )/g, 'false'],
  [/(?<!function )\bpopHydrationState\(\w+\)/g, 'false'],
  [/\b[\w.$]+\.isDehydrated\b(?! =)/g, 'false'],
  [/\b[\w.$]+\.dehydrated\b(?! =)/g, 'null'],
  [/(?<=findInstanceBlockingEvent\(nativeEvent\);\s+if) \(null === blockedOn\)/, ' (true)'],
  [/(?<!function )\bretryIfBlockedOn\([\w.]+\)/g, 'void 0'],
];

/** `<ViewTransition>`. Without it no transition starts, so that these functions are never called. */
const viewTransitions = [
  [/\(\w+ & 335544064\) === \w+/g, 'false'],
  [/\bshouldStartViewTransition\s+\?/, 'false ?'],
  [/\bviewTransitionMutationContext = !0/g, 'true'],
  [/(?<=function \w*ViewTransition\w*\([^)]*\)) \{[\s\S]*?\n\}\n/g, ' {}\n'],
];

/** `<Fragment ref>`, whose methods make most of it. */
const fragmentRefs = [
  [/FragmentInstance\.prototype\.\w+ =\s+function[\s\S]*?\n\};\n/g, ''],
  [/(?<!function )\bisFragmentInstanceParent\(\w+\)/g, 'false'],
  [/null !== parentFragmentInstances\b/g, 'false'],
];

/** `preload`, `preinit`, `preconnect` and the like. Their entries in React DOM's dispatcher keep the functions that do nothing. */
const resourceHints = [
  [/(?<=ReactDOMSharedInternals\.d = \{[^}]*?),\s+D: prefetchDNS,[^}]*/, '\n'],
  [/exports\.(?:preconnect|prefetchDNS|preinit|preload)\w* = function[\s\S]*?\n\};\n/g, ''],
];

export const unusedParts = [...hydration, ...viewTransitions, ...fragmentRefs, ...resourceHints];

const uses = [
  /\b(?:hydrateRoot|ViewTransition|addTransitionType)\b/,
  /\b(?:prefetchDNS|preconnect|preinit(?:Module)?|preload(?:Module)?)\b[^}]*\}\s*from\s*["']react-dom["']/,
  /\bFragment, \{[^{}]*\bref:/,
];

/** Whether a module uses a part of React that is left out. */
export const usesUnusedPart = (code) => uses.some((use) => use.test(code));
