import { defineElement, type ElementOf } from '../../embed/define-element';
import { Header } from './header';
import { headerDefinition } from './header.definition';

defineElement(headerDefinition, Header);

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-header': ElementOf<typeof headerDefinition>;
  }
}
