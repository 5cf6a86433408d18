import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../run.mjs';

/** The sources as the compiler understands them. */
export interface Sources {
  readonly checker: ts.TypeChecker;
  /** A source file by its path in the project. Throws when there is none; `why` completes the message. */
  file(path: string, why: string): ts.SourceFile;
}

/** Reads these files, by their paths in the project, and all that they import. */
export function readSources(paths: readonly string[]): Sources {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(
    [...paths, 'src/env.d.ts'].map((path) => join(root, path)),
    options,
  );
  return {
    checker: program.getTypeChecker(),
    file(path, why) {
      const found = program.getSourceFile(join(root, path));
      if (!found) throw new Error(`${path} is missing: ${why}.`);
      return found;
    },
  };
}

/** This file and the project's files that it imports, statically or dynamically, except `shared` and files that only that imports. */
export function reachableFrom(
  start: ts.SourceFile,
  shared: ts.SourceFile,
  checker: ts.TypeChecker,
): ReadonlySet<ts.SourceFile> {
  const found = new Set<ts.SourceFile>();
  const visit = (file: ts.SourceFile): void => {
    if (file === shared || found.has(file) || file.fileName.includes('/node_modules/')) return;
    found.add(file);
    walk(file, (node) => {
      const name = moduleNameOf(node);
      const target = name && checker.getSymbolAtLocation(name)?.declarations?.[0];
      if (target && ts.isSourceFile(target) && !target.isDeclarationFile) visit(target);
    });
  };
  visit(start);
  return found;
}

/** Calls with every node of a tree. */
export function walk(node: ts.Node, call: (node: ts.Node) => void): void {
  call(node);
  node.forEachChild((child) => walk(child, call));
}

/** The module specifier of an import that exists at run time. */
function moduleNameOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node)) return node.importClause?.isTypeOnly ? undefined : node.moduleSpecifier;
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier;
  const isImport = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isImport ? node.arguments[0] : undefined;
}

/** The text literals that an expression can be. */
export function literalsOf(expression: ts.Expression, checker: ts.TypeChecker): readonly string[] {
  if (ts.isStringLiteral(expression)) return [expression.text];
  const type = checker.getTypeAtLocation(expression);
  const choices = type.isUnion() ? type.types : [type];
  return choices.flatMap((choice) => (choice.isStringLiteral() ? [choice.value] : []));
}
