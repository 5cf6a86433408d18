// Registers every element.
export type { Destination, DocumentEvents, PlainRecord, WidgetEvents } from './embed/events';
export type { ElementProps } from './embed/jsx';

import './widgets/header/element';
import './widgets/login/element';
import './widgets/prices/element';
import './widgets/quotes/element';
