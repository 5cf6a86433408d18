import { defineElement, type ElementOf } from '../../embed/define-element';
import { Approval } from './approval';
import { approvalDefinition } from './approval.definition';

defineElement(approvalDefinition, Approval);

declare global {
  interface HTMLElementTagNameMap {
    'pricebook-approval': ElementOf<typeof approvalDefinition>;
  }
}
