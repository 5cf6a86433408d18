import type { Attributes, WidgetDefinition } from './widget';

// An area is `src/widgets/<area>/`: `<area>.definition.ts` holds its WidgetDefinition, `index.ts` exports its React
// component (`toReact(definition)`), and `element.ts` calls `defineElement(definition)`.

/** Registers `<pricebook-AREA>`; does nothing where a script has registered it before. */
export function defineElement<S extends Attributes, L extends Attributes, M extends object>(
  definition: WidgetDefinition<S, L, M>,
): void {
  void definition;
}
