import { defineElement, type ElementOf } from '../../embed/define-element';
import { headerDefinition } from './header.definition';

defineElement(headerDefinition);

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-header': ElementOf<typeof headerDefinition>;
  }
}
