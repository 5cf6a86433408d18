import { defineElement, type ElementOf } from '../../embed/define-element';
import { Reset } from './reset';
import { resetDefinition } from './reset.definition';

defineElement(resetDefinition, Reset);

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-reset': ElementOf<typeof resetDefinition>;
  }
}
