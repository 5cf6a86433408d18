import { wordlessMessage } from '../../api/answer';
import type { ApiError } from '../../api/errors';
import { approvalMessages as messages } from './approval.messages';

/** Why something could not be done. */
export type ApprovalProblem =
  /** The link is used up or too old (`gone`), or was never made (`forged`): nothing can be done with it. */
  | { readonly kind: 'gone' | 'forged'; readonly message: string }
  /** It may be tried again. */
  | { readonly kind: 'failed'; readonly message: string };

/** What a failed call means for the page. */
export function problemOf(error: ApiError): ApprovalProblem {
  const { status, fields } = error;
  const isWordless = error.message === '' || (status !== undefined && error.message === wordlessMessage(status));
  if (status === 410) return { kind: 'gone', message: isWordless ? '' : error.message };
  const isAboutLink = (status === 400 && Object.keys(fields).length === 0) || status === 401;
  if (isAboutLink || 'TOKEN' in fields) return { kind: 'forged', message: isWordless ? '' : error.message };
  return { kind: 'failed', message: isWordless ? messages.refusedFallback : error.message };
}
