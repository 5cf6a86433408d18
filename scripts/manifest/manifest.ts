import type {
  ClassField,
  ClassMethod,
  CssCustomProperty,
  CustomElementDeclaration,
  Event,
  JavaScriptModule,
  Package,
} from 'custom-elements-manifest';
import { type Area, areas } from '../../src/areas';
import { type AttributeEntry, commonPath, definitionPath, elementPath, readDefinition } from './definition';
import { dispatchedIn, eventsPath, readEvents } from './events';
import { reachableFrom, readSources, type Sources } from './sources';
import { partsIn, readCustomProperties, slotsIn } from './styling';

/** A property; `live` if users change the value too. */
export interface PropertyEntry extends ClassField {
  live?: true;
}

/** An element, with a field that the schema lacks: the root into which it renders. */
export interface ElementEntry extends CustomElementDeclaration {
  tagName: string;
  root: 'shadow' | 'light';
  members: (PropertyEntry | ClassMethod)[];
}

/** One element's module. */
export interface ElementModule extends JavaScriptModule {
  declarations: [ElementEntry];
}

/** The manifest, with a field that the schema lacks: the events of the document. */
export interface Manifest extends Package {
  modules: ElementModule[];
  documentEvents: Event[];
}

/** Makes the manifest of all elements from the sources. Throws when an area has no definition, or one that cannot be read. */
export function makeManifest(): Manifest {
  const sources = readSources([
    ...areas.flatMap((area) => [definitionPath(area), elementPath(area)]),
    eventsPath,
    commonPath,
  ]);
  const events = readEvents('WidgetEvents', sources);
  const properties = readCustomProperties();
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: areas.map((area) => moduleOf(area, events, properties, sources)),
    documentEvents: [...readEvents('DocumentEvents', sources)],
  };
}

function moduleOf(
  area: Area,
  events: readonly Event[],
  properties: readonly CssCustomProperty[],
  sources: Sources,
): ElementModule {
  const { root, attributes, methods, description } = readDefinition(area, sources);
  const methodNames = new Set(methods.map((method) => method.name));
  const element = sources.file(elementPath(area), 'it joins the definition with its component');
  const shared = sources.file('src/embed/define-element.ts', 'all elements are made by it');
  const reachable = reachableFrom(element, shared, sources.checker);
  const dispatched = dispatchedIn(reachable, sources.checker);
  const path = `dist/react/elements/${area}.js`;
  const name = `Pricebook${area.charAt(0).toUpperCase()}${area.slice(1)}Element`;
  const tagName = `pricebook-${area}`;
  const declaration: ElementEntry = {
    kind: 'class',
    customElement: true,
    name,
    tagName,
    root,
    ...(description && { description }),
    superclass: { name: 'HTMLElement' },
    attributes: attributes.map(({ attribute, property, type, description: said, default: byDefault }) => ({
      name: attribute,
      fieldName: property,
      type: { text: type },
      ...(said && { description: said }),
      ...(byDefault && { default: byDefault }),
    })),
    // An attribute may share its name with a method, which is then the element's property.
    members: [...attributes.filter(({ property }) => !methodNames.has(property)).map(fieldOf), ...methods],
    events: events.filter((event) => dispatched.has(event.name)),
    slots: root === 'shadow' ? [...slotsIn(reachable)] : [],
    cssParts: root === 'shadow' ? [...partsIn(reachable, sources.checker)] : [],
    cssProperties: [...properties],
  };
  return {
    kind: 'javascript-module',
    path,
    declarations: [declaration],
    exports: [{ kind: 'custom-element-definition', name: tagName, declaration: { name, module: path } }],
  };
}

const fieldOf = ({ property, attribute, type, isLive, ...said }: AttributeEntry): PropertyEntry => ({
  kind: 'field',
  name: property,
  type: { text: `${type} | undefined` },
  ...(said.description && { description: said.description }),
  ...(said.default && { default: said.default }),
  ...(isLive && { live: true }),
});
