import { isInvalidLink } from '../../api/resources/field-errors';
import type { ApiError } from '../../api/transport/errors';
import { approvalMessages as messages } from './approval.messages';

export interface ApprovalProblem {
  /** The link was used or has expired (`expired`), or is not valid (`invalid`). */
  readonly kind: 'expired' | 'invalid' | 'failed';
  readonly message: string;
}

export function approvalProblem(error: ApiError): ApprovalProblem {
  if (isInvalidLink(error)) return companiesProblem(error);
  return { kind: 'failed', message: error.messageWith(messages.mayBeApproved, messages.refusedFallback) };
}

/** The problem of the companies' request. It sends the link's token, so a 401 means an invalid link. */
export function companiesProblem(error: ApiError): ApprovalProblem {
  const message = error.specificMessage ?? '';
  if (error.status === 410) return { kind: 'expired', message };
  return { kind: error.status === 401 || isInvalidLink(error) ? 'invalid' : 'failed', message };
}
