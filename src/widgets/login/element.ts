import { defineElement, type ElementOf } from '../../embed/define-element';
import { Login } from './login';
import { loginDefinition } from './login.definition';

defineElement(loginDefinition, Login);

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-login': ElementOf<typeof loginDefinition>;
  }
}
