import type { ClassMethod } from 'custom-elements-manifest';
import ts from 'typescript';
import type { Area } from '../../src/areas';
import { attributeName } from '../../src/embed/attributes/attributes';
import { type Documentation, documentationOf } from './documentation';
import type { Sources } from './sources';

/** An attribute and the property of the same meaning. */
export interface AttributeEntry extends Documentation {
  readonly attribute: string;
  readonly property: string;
  readonly type: string;
  /** Whether users change the value too, by using the widget. */
  readonly isLive: boolean;
}

/** What an area's definition says. */
export interface DefinitionEntry extends Documentation {
  readonly area: Area;
  readonly root: 'shadow' | 'light';
  readonly attributes: readonly AttributeEntry[];
  readonly methods: readonly ClassMethod[];
}

/** Path of an area's definition. */
export const definitionPath = (area: Area): string => `src/widgets/${area}/${area}.definition.ts`;

/** Path of the file that registers an area's element. */
export const elementPath = (area: Area): string => `src/widgets/${area}/element.ts`;

/** Path of the attributes that every widget has. */
export const commonPath = 'src/embed/attributes/widget-values.ts';

/** Reads an area's definition. Throws when it has none. */
export function readDefinition(area: Area, { checker, file }: Sources): DefinitionEntry {
  const path = definitionPath(area);
  const source = file(path, 'every area of src/areas.ts has its definition there');
  const symbol = exportsOf(source, checker).find((found) => typeNameOf(found, checker) === 'WidgetDefinition');
  if (!symbol) throw new Error(`${path} exports no constant of the type WidgetDefinition<…>.`);
  // SAFETY: the name of the type was just compared, and that is an interface with type arguments.
  const type = checker.getTypeOfSymbol(symbol) as ts.TypeReference;
  const [settings, live, methods] = checker.getTypeArguments(type);
  if (!settings || !live || !methods) throw new Error(`${path}: WidgetDefinition needs its three type arguments.`);
  const common = exportsOf(file(commonPath, 'it names the common attributes'), checker).find(
    ({ name }) => name === 'commonSettings',
  );
  if (!common) throw new Error(`${commonPath} exports no commonSettings.`);
  return {
    area,
    ...documentationOf(symbol, checker),
    root: rootOf(symbol, path),
    attributes: [
      ...attributesOf(live, true, checker),
      ...attributesOf(settings, false, checker),
      ...attributesOf(checker.getTypeOfSymbol(common), false, checker),
    ],
    methods: methods.getProperties().map((method) => methodOf(method, checker)),
  };
}

function exportsOf(source: ts.SourceFile, checker: ts.TypeChecker): readonly ts.Symbol[] {
  const module = checker.getSymbolAtLocation(source);
  return module ? checker.getExportsOfModule(module) : [];
}

const typeNameOf = (symbol: ts.Symbol, checker: ts.TypeChecker) => checker.getTypeOfSymbol(symbol).symbol?.name;

function rootOf(symbol: ts.Symbol, path: string): 'shadow' | 'light' {
  const declaration = symbol.valueDeclaration;
  const source = declaration?.getText() ?? '';
  const text = source.includes('listDefinition(') ? 'shadow' : /\broot: '(shadow|light)'/.exec(source)?.[1];
  if (text !== 'shadow' && text !== 'light') throw new Error(`${path} has to write root: 'shadow' or root: 'light'.`);
  return text;
}

function attributesOf(kinds: ts.Type, isLive: boolean, checker: ts.TypeChecker): readonly AttributeEntry[] {
  return kinds.getProperties().map((symbol) => {
    const unset = checker.getTypeOfSymbol(symbol).getProperty('unset');
    if (!unset)
      throw new Error(`${symbol.name} is no kind of attribute, as those of src/embed/attributes/attributes.ts are.`);
    const type = nameOfType(checker.getNonNullableType(checker.getTypeOfSymbol(unset)), checker);
    return {
      attribute: attributeName(symbol.name),
      property: symbol.name,
      type,
      isLive,
      ...(type === 'boolean' && { default: 'false' }),
      ...documentationOf(symbol, checker),
    };
  });
}

const nameOfType = (type: ts.Type, checker: ts.TypeChecker) =>
  checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation).replace(/"([^"']*)"/g, "'$1'");

/** Parameter and return types are written as in the source, so that readers can look up their names. */
function methodOf(symbol: ts.Symbol, checker: ts.TypeChecker): ClassMethod {
  const declaration = symbol.declarations?.[0];
  if (!declaration || !ts.isMethodSignature(declaration)) {
    throw new Error(`${symbol.name} has to be written as a method: ${symbol.name}(…): Promise<…>.`);
  }
  const { description } = documentationOf(symbol, checker);
  return {
    kind: 'method',
    name: symbol.name,
    ...(description && { description }),
    parameters: declaration.parameters.map(({ name, type, questionToken }) => ({
      name: name.getText(),
      type: { text: type?.getText() ?? 'unknown' },
      ...(questionToken && { optional: true }),
    })),
    return: { type: { text: declaration.type?.getText() ?? 'unknown' } },
  };
}
