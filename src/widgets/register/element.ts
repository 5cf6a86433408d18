import { defineElement, type ElementOf } from '../../embed/define-element';
import { Register } from './register';
import { registerDefinition } from './register.definition';

defineElement(registerDefinition, Register);

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-register': ElementOf<typeof registerDefinition>;
  }
}
