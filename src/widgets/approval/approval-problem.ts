import { isDeadLink } from '../../api/resources/field-errors';
import { type ApiError, asSentence } from '../../api/transport/errors';
import { approvalMessages as messages } from './approval.messages';

/** Why something could not be done. */
export type ApprovalProblem =
  /** The link was used or has expired (`gone`), or never existed (`forged`): nothing can be done with it. */
  | { readonly kind: 'gone' | 'forged'; readonly message: string }
  /** It may be tried again. */
  | { readonly kind: 'failed'; readonly message: string };

/** What a failed approval means for the page. */
export function approvalProblem(error: ApiError): ApprovalProblem {
  const message =
    error.kind === 'unknown-outcome'
      ? `${asSentence(error.reason)} ${messages.mayBeApproved}`
      : (error.ownMessage ?? messages.refusedFallback);
  return linkProblem(error) ?? { kind: 'failed', message };
}

/** What it means for the page that the companies did not load. Their request carries the link's token as its session. */
export function companiesProblem(error: ApiError): ApprovalProblem {
  if (error.status === 401) return { kind: 'forged', message: error.ownMessage ?? '' };
  return linkProblem(error) ?? { kind: 'failed', message: error.ownMessage ?? '' };
}

function linkProblem(error: ApiError): ApprovalProblem | undefined {
  if (!isDeadLink(error)) return undefined;
  return { kind: error.status === 410 ? 'gone' : 'forged', message: error.ownMessage ?? '' };
}
