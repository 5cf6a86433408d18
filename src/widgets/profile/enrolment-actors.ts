import { fromPromise } from 'xstate';
import { fieldMessages } from '../../api/resources/field-errors';
import { enableMfa, generateAuthSecret } from '../../api/resources/profile';
import { type Session, updateUserInfo } from '../../api/session/session';
import { ApiError } from '../../api/transport/errors';
import { emitError } from '../../embed/emit';
import type { WidgetHost } from '../../embed/widget';
import type { EnableOutcome, Enrolment, EnrolmentProblem, SecretOutcome } from '../../machines/enrolment.types';
import { profileMessages } from './profile.messages';

const messages = profileMessages.twoFactor;

/** The requests of the enrolment's machine. `owner` is the session that opened the dialog. */
export const enrolmentActors = (host: WidgetHost, owner: Session) => ({
  fetchSecret: fromPromise<SecretOutcome>(async ({ signal }) => {
    const outcome = await fetchSecret(host);
    // Under React's StrictMode the machine starts again, and must not take this for the outcome of its second request.
    return signal.aborted ? new Promise<never>(() => {}) : outcome;
  }),
  enable: fromPromise<EnableOutcome, Enrolment>(async ({ input, signal }) => {
    const outcome = await enable(host, owner, input);
    // A machine that has stopped with its dialog notifies nothing.
    if (signal.aborted && outcome.kind === 'failed') notifyProblem(host, 'enable', outcome.problem);
    return outcome;
  }),
});

export function notifyProblem(
  host: WidgetHost,
  task: 'secret' | 'enable',
  { message, isReported }: EnrolmentProblem,
): void {
  if (isReported) return;
  const [title, fallback] =
    task === 'secret' ? [messages.secretFailed, messages.secretFailedText] : [messages.failedTitle, messages.failed];
  host.toast({ type: 'error', title, message: message || fallback });
}

async function fetchSecret(host: WidgetHost): Promise<SecretOutcome> {
  try {
    return { kind: 'created', secret: await generateAuthSecret(host.client) };
  } catch (error) {
    return reportFailure(host, 'secret', error);
  }
}

/** Enables 2FA. Updates the session here, because the machine stops if the dialog closes before the response. */
async function enable(host: WidgetHost, owner: Session, enrolment: Enrolment): Promise<EnableOutcome> {
  try {
    updateUserInfo(owner, await enableMfa(host.client, enrolment), host.client);
    host.toast({ type: 'success', message: messages.enabled });
    return { kind: 'enabled' };
  } catch (error) {
    return reportFailure(host, 'enable', error);
  }
}

function reportFailure(host: WidgetHost, operation: string, error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  const { kind } = error;
  const message = error.messageWith(messages.mayBeEnabled, '');
  if (kind !== 'superseded') emitError(host, operation, error.message, error);
  const fields = fieldMessages(error.fields, { secret: 'secret', code: 'token', deviceName: 'deviceName' });
  const isReported = kind === 'unauthorized' || kind === 'superseded';
  return { kind: 'failed', problem: { message, isReported, fields } } as const;
}
