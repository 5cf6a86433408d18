/** The import table of CONTRIBUTING.md, enforced: who may import whom. */
const src = (...folders) => `^src/(${folders.join('|')})(/|\\.)`;
const tests = '\\.test\\.tsx?$';
/** Opens other elements in place, by the package's own entries; see the rule `elements-open-in-place-when-first-used`. */
const loadElement = '^src/embed/page/load-element\\.ts$';
/** `from` may import nothing of `src` but itself and `to`. */
const only = (from, to) => ({
  name: `${from}-imports`,
  severity: 'error',
  from: { path: src(from), pathNot: [tests, loadElement] },
  to: { path: '^src/', pathNot: [src(from), ...(to.length ? [src(...to)] : []), '^src/env\\.d\\.ts$'] },
});
/** `from` may import `to` for its types alone. */
const typesOnly = (from, to) => ({
  name: `${from}-imports-only-types-of-${to}`,
  severity: 'error',
  from: { path: src(from), pathNot: tests },
  to: { path: src(to), dependencyTypesNot: ['type-only'] },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      // Code that is imported when first used is no part of a cycle of evaluation.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'no-type-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    only('texts', []),
    only('wire', []),
    only('sheet', ['wire']),
    only('ui', ['texts', 'wire']),
    typesOnly('ui', 'wire'),
    only('machines', ['texts', 'wire', 'api']),
    typesOnly('machines', 'wire'),
    typesOnly('machines', 'api'),
    only('api', ['texts', 'wire']),
    only('embed', ['locales', 'texts', 'api', 'ui', 'wire', 'areas']),
    only('record', ['texts', 'api', 'embed', 'ui', 'wire']),
    only('lists', ['texts', 'api', 'embed', 'ui', 'wire', 'areas']),
    only('entity', ['texts', 'lists', 'record', 'api', 'embed', 'ui', 'wire']),
    only('upload', ['texts', 'sheet', 'machines', 'lists', 'record', 'entity', 'ui', 'embed', 'api', 'wire']),
    {
      name: 'no-area-imports-another',
      severity: 'error',
      from: { path: '^src/widgets/([^/]+)/' },
      to: { path: '^src/widgets/([^/]+)/', pathNot: '^src/widgets/$1/' },
    },
    {
      name: 'nothing-shared-imports-a-widget',
      severity: 'error',
      from: { path: '^src/(?!widgets/|locales/|index\\.ts|elements\\.ts)', pathNot: [tests, loadElement] },
      to: { path: '^src/widgets/' },
    },
    {
      name: 'locales-import-only-types-besides-wire',
      severity: 'error',
      from: { path: src('locales'), pathNot: tests },
      to: { path: '^src/(?!locales/|texts/|wire/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'elements-open-in-place-when-first-used',
      severity: 'error',
      from: { path: loadElement },
      to: { path: '^src/', pathNot: '^src/(areas|embed/tag)\\.ts$', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'entries-import-widgets-and-embed',
      severity: 'error',
      from: { path: '^src/(index|elements)\\.ts$' },
      to: { path: '^src/', pathNot: ['^src/widgets/', '^src/embed/', '^src/api/session/', '^src/areas\\.ts$'] },
    },
    {
      name: 'demo-pages-import-public-entries',
      severity: 'error',
      from: { path: '^demo/(host|embed)/' },
      to: { path: '^src/', pathNot: ['^src/(areas|index|elements)\\.ts$', '^src/widgets/[^/]+/element\\.ts$'] },
    },
    {
      // A released migration must do tomorrow what it does today.
      name: 'migrations-import-no-live-code',
      severity: 'error',
      from: { path: '^demo/server/db/migrations/', pathNot: tests },
      to: { path: '^(src|demo)/', pathNot: '^demo/server/db/migrations/' },
    },
    {
      name: 'server-imports-wire-and-sheet',
      severity: 'error',
      from: { path: '^demo/server/', pathNot: tests },
      to: { path: '^(src|demo)/', pathNot: ['^demo/server/', '^src/(sheet|wire)/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.json'] },
  },
};
