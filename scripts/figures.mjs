// `npm run figures`: what the linters do not measure: lines, comments, files per folder, small files, titles. `npm run figures -- <commit>` measures an earlier state.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize, relative, sep } from 'node:path';
import ts from 'typescript';
import { root } from './run.mjs';

const fullFolder = 25;
const smallFile = 25;
const longTitle = 12;

const isTest = (file) => file.startsWith('tests/') || /\.test\.tsx?$/.test(file);
const isProduction = (file) => /^(src|demo\/server)\//.test(file) && !isTest(file);
const folderOf = (file) => dirname(file);
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Paths of the source files below a folder. */
function sourceFiles(base) {
  return ['src', 'demo', 'tests', 'scripts', 'tools', 'bench']
    .filter((folder) => existsSync(join(base, folder)))
    .flatMap((folder) => readdirSync(join(base, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css)$/.test(entry.name))
    .map((entry) => relative(base, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.includes('node_modules'))
    .sort();
}

/** The number of lines that hold a comment and nothing else. */
function commentLines(text, source) {
  const lines = new Set();
  const codeLines = new Set();
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line;
  const mark = (set, start, end) => {
    for (let line = lineOf(start); line <= lineOf(end); line += 1) set.add(line);
  };
  const visit = (node) => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
    ]) {
      mark(lines, range.pos, range.end);
    }
    if (node.getChildCount(source) === 0 && node.kind !== ts.SyntaxKind.EndOfFileToken && node.getWidth(source) > 0) {
      mark(codeLines, node.getStart(source), node.getEnd());
    }
    for (const child of node.getChildren(source)) if (!ts.isJSDoc(child)) visit(child);
  };
  visit(source);
  return [...lines].filter((line) => !codeLines.has(line)).length;
}

/** The paths that a file imports, as written; type imports and dynamic imports included. */
function importsIn(source) {
  const found = [];
  const visit = (node) => {
    const specifier =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : ts.isImportTypeNode(node)
            ? node.argument.literal
            : undefined;
    if (specifier && ts.isStringLiteralLike(specifier)) found.push(specifier.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The titles of tests that are written as literals. */
function titlesIn(source) {
  const found = [];
  const baseOf = (node) => {
    if (ts.isIdentifier(node)) return node.text;
    if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return baseOf(node.expression);
    return ts.isTaggedTemplateExpression(node) ? baseOf(node.tag) : '';
  };
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.arguments.length >= 2 && /^(it|test)$/.test(baseOf(node.expression))) {
      const [title] = node.arguments;
      if (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) found.push(title.getText().slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function resolveImport(file, specifier, known) {
  if (!specifier.startsWith('.')) return undefined;
  const path = normalize(join(folderOf(file), specifier.replace(/\?.*$/, '')))
    .split(sep)
    .join('/');
  return ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']
    .map((end) => path + end)
    .find((name) => known.has(name));
}

/** Pairs of folders in `demo/server` that import each other. */
function mutualFolders(graph) {
  const edges = new Set();
  for (const [file, imported] of graph) {
    for (const other of imported) {
      const [from, to] = [folderOf(file), folderOf(other)];
      if (from !== to && from.startsWith('demo/server') && to.startsWith('demo/server')) edges.add(`${from} ${to}`);
    }
  }
  return [...edges].filter((edge) => {
    const [from, to] = edge.split(' ');
    return from < to && edges.has(`${to} ${from}`);
  });
}

function measure(base) {
  const files = sourceFiles(base).map((file) => {
    const text = readFileSync(join(base, file), 'utf8');
    const lines = text.split('\n').length - 1;
    if (file.endsWith('.css')) return { file, lines, isCode: false, imports: [], titles: [], comments: 0 };
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    return {
      file,
      lines,
      isCode: true,
      comments: commentLines(text, source),
      imports: importsIn(source),
      titles: isTest(file) ? titlesIn(source) : [],
    };
  });
  const known = new Set(files.map(({ file }) => file));
  const graph = new Map(
    files.map(({ file, imports }) => [
      file,
      [...new Set(imports.flatMap((specifier) => resolveImport(file, specifier, known) ?? []))],
    ]),
  );
  return { files, graph };
}

function print(title, lines) {
  console.log(`\n${title}`);
  for (const line of lines) console.log(`  ${line}`);
}

function report({ files, graph }) {
  const code = files.filter(({ isCode }) => isCode);
  const production = code.filter(({ file }) => isProduction(file));
  const tests = code.filter(({ file }) => isTest(file));
  const lines = (some) => sum(some.map((file) => file.lines));
  const comments = (some) => sum(some.map((file) => file.comments));
  print('Lines', [
    `production (src and demo/server): ${lines(production)} in ${production.length} files, ${comments(production)} of them comments`,
    `  src: ${lines(production.filter(({ file }) => file.startsWith('src/')))}`,
    `  demo/server: ${lines(production.filter(({ file }) => file.startsWith('demo/server/')))}`,
    `tests: ${lines(tests)} in ${tests.length} files, ${comments(tests)} of them comments`,
  ]);

  const folders = new Map();
  for (const { file } of files.filter((one) => !isTest(one.file) || one.file.startsWith('tests/'))) {
    folders.set(folderOf(file), (folders.get(folderOf(file)) ?? 0) + 1);
  }
  const full = [...folders].filter(([, count]) => count > fullFolder).sort((a, b) => b[1] - a[1]);
  print(`Folders with more than ${fullFolder} files (unit tests not counted): ${full.length} of ${folders.size}`, [
    ...full.map(([folder, count]) => `${count} ${folder}`),
  ]);
  print(
    'Files per folder',
    [...folders].map(([folder, count]) => `${String(count).padStart(3)} ${folder}`),
  );

  const importers = new Map(production.map(({ file }) => [file, []]));
  for (const { file } of production) for (const other of graph.get(file)) importers.get(other)?.push(file);
  // Every area has these two: they are entries of the package.
  const isEntry = (file) => /^src\/widgets\/[^/]+\/(index|element)\.ts$/.test(file);
  const single = production.filter(
    ({ file, lines: length }) => length < smallFile && importers.get(file).length === 1 && !isEntry(file),
  );
  print(`Production files under ${smallFile} lines with one importer: ${single.length}`, [
    ...single.map((one) => `${one.lines} ${one.file} <- ${importers.get(one.file)[0]}`),
  ]);

  const mutual = mutualFolders(graph);
  print(`Folders of demo/server that import each other: ${mutual.length}`, mutual);

  const titles = tests.flatMap((one) => one.titles);
  const wordy = titles.filter((title) => title.split(/\s+/).length > longTitle);
  print('Test titles', [`${titles.length} titles, ${wordy.length} with more than ${longTitle} words`]);
}

const [commit] = process.argv.slice(2);
if (commit === undefined) {
  report(measure(root));
} else {
  const folder = mkdtempSync(join(tmpdir(), 'pricebook-figures-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  report(measure(folder));
  rmSync(folder, { recursive: true });
}
