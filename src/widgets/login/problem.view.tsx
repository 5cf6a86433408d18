import type { LoginProblem } from '../../machines/login.types';
import { shownLocale } from '../../texts/notation';
import { Banner } from '../../ui/feedback/banner';
import { failureMessages, loginMessages } from './login.messages';

/** The error of the last submit; unlike the toast it stays. Empty fields have their own errors. */
export function ProblemBanner({ problem }: { readonly problem: LoginProblem | undefined }) {
  if (problem === undefined || problem.kind === 'incomplete') return null;
  const [title, fallback] = failureMessages[problem.task];
  return (
    <Banner tone="danger" title={title}>
      <p>{problem.message || fallback}</p>
      {problem.kind === 'unreachable' && <p>{loginMessages.retryHint}</p>}
      {problem.retryAt && (
        <p>{loginMessages.retryAt(problem.retryAt.toLocaleTimeString(shownLocale(), { timeStyle: 'short' }))}</p>
      )}
    </Banner>
  );
}
