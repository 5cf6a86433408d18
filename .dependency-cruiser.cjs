/** The import table of CONTRIBUTING.md, enforced: who may import whom. */
const src = (...folders) => `^src/(${folders.join('|')})(/|\\.)`;
/** `from` may import nothing of `src` but itself and `to`. */
const only = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: src(from), pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: [src(from), ...(to.length ? [src(...to)] : []), '^src/env\\.d\\.ts$'] },
});
/** `from` may import `to` for its types alone. */
const typesOnly = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: src(from), pathNot: '\\.test\\.tsx?$' },
  to: { path: src(to), dependencyTypesNot: ['type-only'] },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('ui-stands-alone', 'ui', []),
    only('api-stands-alone', 'api', []),
    only('sheet-stands-alone', 'sheet', []),
    only('machines-know-api-types', 'machines', ['api']),
    typesOnly('machines-know-api-types-only', 'machines', 'api'),
    only('embed-knows-api-and-ui', 'embed', ['api', 'ui', 'areas']),
    only('list-knows-ui-and-api-types', 'list', ['ui', 'api']),
    typesOnly('list-knows-api-types-only', 'list', 'api'),
    only('upload-knows-sheet-machines-list-ui', 'upload', ['sheet', 'machines', 'list', 'ui', 'api']),
    typesOnly('upload-knows-api-types-only', 'upload', 'api'),
    {
      name: 'no-area-imports-another',
      severity: 'error',
      from: { path: '^src/widgets/([^/]+)/' },
      to: { path: '^src/widgets/([^/]+)/', pathNot: '^src/widgets/$1/' },
    },
    {
      name: 'nothing-shared-imports-a-widget',
      severity: 'error',
      from: { path: '^src/(?!widgets/|index\\.ts|elements\\.ts)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/widgets/' },
    },
    {
      name: 'doors-open-on-widgets-and-embed',
      severity: 'error',
      from: { path: '^src/(index|elements)\\.ts$' },
      to: { path: '^src/', pathNot: ['^src/widgets/', '^src/embed/', '^src/api/session\\.ts$', '^src/areas\\.ts$'] },
    },
    {
      name: 'demo-pages-use-public-entries',
      severity: 'error',
      from: { path: '^demo/(host|embed)/' },
      to: { path: '^src/', pathNot: ['^src/(index|elements)\\.ts$', '^src/widgets/[^/]+/element\\.ts$'] },
    },
    {
      name: 'server-knows-sheet-and-wire-types',
      severity: 'error',
      from: { path: '^demo/server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|demo)/', pathNot: ['^demo/server/', '^src/sheet/', '^src/api/'] },
    },
    {
      name: 'server-knows-wire-types-only',
      severity: 'error',
      from: { path: '^demo/server/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/api/', dependencyTypesNot: ['type-only'] },
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
