import { isInvalidLink } from '../../api/resources/field-errors';
import { type ApiError, asSentence } from '../../api/transport/errors';
import { approvalMessages as messages } from './approval.messages';

export type ApprovalProblem =
  /** The link was used or has expired (`gone`), or is not valid (`forged`). */
  | { readonly kind: 'gone' | 'forged'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

export function approvalProblem(error: ApiError): ApprovalProblem {
  const message =
    error.kind === 'unknown-outcome'
      ? `${asSentence(error.reason)} ${messages.mayBeApproved}`
      : (error.specificMessage ?? messages.refusedFallback);
  return linkProblem(error) ?? { kind: 'failed', message };
}

/** The problem of the companies' request. It sends the link's token, so a 401 means an invalid link. */
export function companiesProblem(error: ApiError): ApprovalProblem {
  if (error.status === 401) return { kind: 'forged', message: error.specificMessage ?? '' };
  return linkProblem(error) ?? { kind: 'failed', message: error.specificMessage ?? '' };
}

function linkProblem(error: ApiError): ApprovalProblem | undefined {
  if (!isInvalidLink(error)) return undefined;
  return { kind: error.status === 410 ? 'gone' : 'forged', message: error.specificMessage ?? '' };
}
