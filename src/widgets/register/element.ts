import { defineElement, type ElementOf } from '../../embed/define-element';
import { registerDefinition } from './register.definition';

defineElement(registerDefinition);

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-register': ElementOf<typeof registerDefinition>;
  }
}
