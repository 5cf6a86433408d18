import { defineElement, type ElementOf } from '../../embed/define-element';
import { requireSignIn } from '../../lists/require-sign-in';
import { UserList } from './user-list';
import { usersDefinition } from './users.definition';

defineElement(usersDefinition, requireSignIn(UserList, usersDefinition.methods));

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-users': ElementOf<typeof usersDefinition>;
  }
}
