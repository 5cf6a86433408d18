import { defineElement, type ElementOf } from '../../embed/define-element';
import { loginDefinition } from './login.definition';

defineElement(loginDefinition);

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-login': ElementOf<typeof loginDefinition>;
  }
}
