import { useMachine } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { DraftId } from '../../api/drafts/draft-key';
import { deleteDraft, loadDraft } from '../../api/drafts/stored-drafts';
import { uncorrectedErrors } from '../../api/resources/field-errors';
import { type Session, updateUserInfo } from '../../api/session/session';
import type { WidgetHost } from '../../embed/widget';
import { enrolmentMachine } from '../../machines/enrolment.machine';
import type { DeviceCode } from '../../machines/enrolment.types';
import { useAutosave } from '../../record/use-autosave';
import { isBlank } from '../../wire/text-rules';
import { enrolmentActors, notifyProblem } from './enrolment-actors';
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
        actors: enrolmentActors(host, owner),
        actions: {
          notifyIncomplete: () =>
            host.toast({ type: 'error', title: messages.missingTitle, message: messages.missing }),
          notifyProblem: (_, { task, problem }) => notifyProblem(host, task, problem),
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
