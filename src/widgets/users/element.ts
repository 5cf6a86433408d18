import { defineElement, type ElementOf } from '../../embed/define-element';
import { withSignIn } from '../../lists/with-sign-in';
import { UserList } from './user-list';
import { usersDefinition } from './users.definition';

defineElement(usersDefinition, withSignIn(UserList, usersDefinition.methods));

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-users': ElementOf<typeof usersDefinition>;
  }
}
