import { defineElement, type ElementOf } from '../../embed/define-element';
import { profileDefinition } from './profile.definition';

defineElement(profileDefinition);

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-profile': ElementOf<typeof profileDefinition>;
  }
}
