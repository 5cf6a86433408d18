// Registers every element.

export type { RowActionOption } from './embed/attributes/list-attribute-types';
export type { ElementAttributes, ElementListeners, ElementProps, PricebookTags } from './embed/element-types';
export type { Destination, DocumentEvents, ErrorKind, PlainRecord, WidgetEvents } from './embed/events';

import './widgets/approval/element';
import './widgets/companies/element';
import './widgets/header/element';
import './widgets/login/element';
import './widgets/prices/element';
import './widgets/products/element';
import './widgets/profile/element';
import './widgets/quotes/element';
import './widgets/register/element';
import './widgets/reset/element';
import './widgets/users/element';
