import { defineElement, type ElementOf } from '../../embed/define-element';
import { usersDefinition } from './users.definition';

defineElement(usersDefinition);

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-users': ElementOf<typeof usersDefinition>;
  }
}
