import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from 'lightningcss';

// `import css from './x.css?inline'` is the text of that stylesheet, bundled and minified, in both builds and in the tests.
// Without targets, so that light-dark() and nesting stay as they are written.

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Layers of react-data-grid's sheet for parts that no table here has. */
const unusedLayers = [
  ...['SummaryRow', 'GroupedRow', 'GroupCellContent', 'GroupCellCaret', 'DragHandle'],
  ...['SortIcon', 'SortableHeaderCell', 'SortableHeaderCellName', 'TextEditor'],
];

/** Whether a rule is for summary rows. These rules count siblings, so that each added or removed cell would restyle all cells. */
const countsSummaryRows = ({ value }) => JSON.stringify(value.selectors).includes('summary-row');
const isEmpty = ({ value }) => value.rules.length === 0 && value.declarations.declarations.length === 0;

/** Leaves out the grid's rules for summaries and grouped rows, so that scrolling restyles only a part of the table. */
const withoutUnusedParts = {
  Rule: {
    'layer-block': ({ value }) => (unusedLayers.includes(value.name?.at(-1)) ? [] : undefined),
    style: (rule) => (countsSummaryRows(rule) ? [] : undefined),
  },
  RuleExit: { style: (rule) => (isEmpty(rule) ? [] : undefined) },
};

const isGrid = (file) => /react-data-grid[\\/]lib[\\/]styles\.css$/.test(file);

function asModule(file) {
  const { code } = bundle({ filename: file, minify: true, ...(isGrid(file) && { visitor: withoutUnusedParts }) });
  return `export default ${JSON.stringify(code.toString())};`;
}

/** sonner puts a <style> into the page when imported, which a strict CSP refuses. Its sheet is adopted instead. */
const withoutInjection = (code) => code.replace(/^__insertCSS\(.*\);?$/m, '');

const sonner = /sonner[\\/]dist[\\/]index\.(m?js)$/;

/** The esbuild (tsup) side. */
export const esbuildCssText = () => ({
  name: 'css-text',
  setup(build) {
    build.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => {
      const name = path.replace(/\?inline$/, '');
      // Not build.resolve(), because tsup marks dependencies as external. The path must not end in .css, as tsup's plugin handles those.
      const file = name.startsWith('.')
        ? resolve(resolveDir, name)
        : createRequire(join(resolveDir, 'x.js')).resolve(name);
      // Relative, because the path appears in a comment of the output, which must be the same on every machine.
      return { path: `${relative(root, file)}?inline`, namespace: 'css-text' };
    });
    build.onLoad({ filter: /.*/, namespace: 'css-text' }, ({ path }) => {
      const file = resolve(root, path.replace(/\?inline$/, ''));
      return { contents: asModule(file), loader: 'js', watchFiles: [file] };
    });
    build.onLoad({ filter: sonner }, async ({ path }) => ({
      contents: withoutInjection(await readFile(path, 'utf8')),
      loader: 'js',
    }));
  },
});

const prefix = '\0css-text:';
const ending = '.css';

/** The Vite and Vitest side. The id lacks the file's ending, because Vite handles any id with .css as a stylesheet. */
export const viteCssText = () => ({
  name: 'css-text',
  enforce: 'pre',
  async resolveId(id, importer) {
    if (!id.endsWith('.css?inline')) return undefined;
    const found = await this.resolve(id.replace(/\?inline$/, ''), importer, { skipSelf: true });
    return found && prefix + found.id.slice(0, -ending.length);
  },
  load(id) {
    if (!id.startsWith(prefix)) return undefined;
    const file = id.slice(prefix.length) + ending;
    this.addWatchFile(file);
    return { code: asModule(file), moduleType: 'js' };
  },
  transform: { filter: { id: sonner }, handler: (code) => ({ code: withoutInjection(code), map: null }) },
});
