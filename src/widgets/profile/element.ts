import { defineElement, type ElementOf } from '../../embed/define-element';
import { Profile } from './profile';
import { profileDefinition } from './profile.definition';

defineElement(profileDefinition, Profile);

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-profile': ElementOf<typeof profileDefinition>;
  }
}
