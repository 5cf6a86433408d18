import { defineElement, type ElementOf } from '../../embed/define-element';
import { resetDefinition } from './reset.definition';

defineElement(resetDefinition);

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-reset': ElementOf<typeof resetDefinition>;
  }
}
