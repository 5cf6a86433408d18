import type { Event } from 'custom-elements-manifest';
import ts from 'typescript';
import { documentationOf } from './documentation';
import { literalsOf, type Sources, walk } from './sources';
import { typeText } from './type-text';

/** Path of the events and their types. */
export const eventsPath = 'src/embed/events.ts';

/** The events of one of the maps there, in their order. */
export function readEvents(map: 'WidgetEvents' | 'DocumentEvents', { checker, file }: Sources): readonly Event[] {
  const home = file(eventsPath, 'it names the events');
  const found = home.statements.filter(ts.isInterfaceDeclaration).find(({ name }) => name.text === map);
  if (!found) throw new Error(`${eventsPath} has no interface ${map}.`);
  return checker
    .getTypeAtLocation(found)
    .getProperties()
    .map((symbol) => {
      const { description } = documentationOf(symbol, checker);
      const declaration = symbol.declarations?.find(ts.isPropertySignature);
      if (!declaration?.type) throw new Error(`${eventsPath}: ${symbol.name} has no type for its detail.`);
      const text = `CustomEvent<${typeText(declaration.type)}>`;
      return { name: symbol.name, ...(description && { description }), type: { text } };
    });
}

/** Every widget dispatches these, from shared code that is not searched. */
const always = ['pricebook-ready', 'pricebook-error'];

/** Names of the events that code dispatches: of `emit('pricebook-…', …)`, and of `navigate('login')`. */
export function dispatchedIn(files: Iterable<ts.SourceFile>, checker: ts.TypeChecker): ReadonlySet<string> {
  const names = new Set(always);
  const look = (node: ts.Node): void => {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
    const [first] = node.arguments;
    const called = node.expression.name.text;
    if (called === 'navigate') names.add('pricebook-navigate');
    else if (called === 'emit' && first) for (const name of literalsOf(first, checker)) names.add(name);
  };
  for (const file of files) walk(file, look);
  return names;
}
