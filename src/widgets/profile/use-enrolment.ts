import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import type { DraftId } from '../../api/drafts/draft-key';
import { deleteDraft, loadDraft } from '../../api/drafts/stored-drafts';
import { fieldMessages, uncorrectedErrors } from '../../api/resources/field-errors';
import { enableMfa, generateAuthSecret } from '../../api/resources/profile';
import { type Session, updateUserInfo } from '../../api/session/session';
import { ApiError } from '../../api/transport/errors';
import { emitError } from '../../embed/emit';
import type { WidgetHost } from '../../embed/widget';
import { enrolmentMachine } from '../../machines/enrolment.machine';
import type { DeviceCode, EnableOutcome, Enrolment, SecretOutcome } from '../../machines/enrolment.types';
import { useAutosave } from '../../record/use-autosave';
import { isBlank } from '../../wire/text-rules';
import { profileMessages } from './profile.messages';

const messages = profileMessages.twoFactor;
const draftSchema = v.object({ deviceName: v.string() });

export function useEnrolment(host: WidgetHost, session: Session) {
  // The session that opened the dialog; later responses belong to it.
  const [owner] = useState(session);
  const [draftId] = useState<DraftId>(() => ({ apiBase: host.client.apiBase, form: 'two-factor', record: 'own' }));
  const [typed, setTyped] = useState<DeviceCode>(() => ({
    deviceName: '',
    ...loadDraft(draftId, draftSchema),
    code: '',
  }));
  const [sent, setSent] = useState(typed);
  const [submitCount, setSubmitCount] = useState(0);
  const [isForgotten, setForgotten] = useState(false);
  const machine = useMemo(
    () =>
      enrolmentMachine.provide({
        actors: {
          fetchSecret: fromPromise<SecretOutcome>(() => fetchSecret(host)),
          enable: fromPromise<EnableOutcome, Enrolment>(({ input }) => enable(host, owner, input)),
        },
        actions: {
          notifyIncomplete: () =>
            host.toast({ type: 'error', title: messages.missingTitle, message: messages.missing }),
          notifyProblem(_, { task, problem: { message, isReported } }) {
            if (isReported) return;
            const [title, fallback] =
              task === 'secret'
                ? [messages.secretFailed, messages.secretFailedText]
                : [messages.failedTitle, messages.failed];
            host.toast({ type: 'error', title, message: message || fallback });
          },
          clearDevice() {
            updateUserInfo(owner, { DEVICE_NAME: '' }, host.client);
            setForgotten(true);
          },
        },
      }),
    [host, owner],
  );
  const [state, send] = useMachine(machine, { input: { deviceName: owner.userInfo?.DEVICE_NAME ?? '' } });
  const isEnrolled = state.matches('enrolled');
  const { deviceName } = typed;
  // The code is not stored, because it is valid for seconds only.
  const deleteStored = useAutosave(draftId, () => (isEnrolled || isBlank(deviceName) ? undefined : { deviceName }));
  useEffect(() => {
    if (isEnrolled) deleteDraft(draftId);
  }, [isEnrolled, draftId]);
  const { problem } = state.context;
  const wasSubmitted = submitCount > 0;
  const refused = uncorrectedErrors(problem?.fields ?? {}, sent, typed);
  return {
    state,
    submitCount,
    typed,
    isForgotten,
    isDirty: !isEnrolled && (typed.deviceName.trim() !== '' || typed.code.trim() !== ''),
    errors: {
      deviceName:
        refused.deviceName ?? (wasSubmitted && !typed.deviceName.trim() ? messages.missingDeviceName : undefined),
      code: refused.code ?? (wasSubmitted && !typed.code.trim() ? messages.missingCode : undefined),
    },
    type: (change: Partial<DeviceCode>) => setTyped((before) => ({ ...before, ...change })),
    submit() {
      setSubmitCount(submitCount + 1);
      setSent(typed);
      send({ type: 'code.submit', ...typed });
    },
    deleteStored,
    requestSecret: () => send({ type: 'secret.request' }),
    forget() {
      setTyped({ deviceName: '', code: '' });
      setSubmitCount(0);
      send({ type: 'device.remove' });
    },
  };
}

export type EnrolmentPanel = ReturnType<typeof useEnrolment>;

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
