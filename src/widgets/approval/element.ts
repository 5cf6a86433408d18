import { defineElement, type ElementOf } from '../../embed/define-element';
import { approvalDefinition } from './approval.definition';

defineElement(approvalDefinition);

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-approval': ElementOf<typeof approvalDefinition>;
  }
}
