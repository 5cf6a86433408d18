import { useRef, useState } from 'react';
import { ApiError } from '../../../api/transport/errors';
import { notifyError } from '../../../embed/page/notify-error';
import type { WidgetHost } from '../../../embed/widget';
import { Banner } from '../../../ui/feedback/banner';
import { useKeptEffect } from '../../../ui/use-kept-effect';
import type { PriceChanges } from '../../../upload/reading/price-changes';
import { countUploads } from '../../../upload/session/send-changes';
import { changedKeys } from '../../../wire/price-rule';
import { priceUploadKind } from '../price-upload-kind';
import { changeMessages as messages } from './change-prices.messages';
import { type ChangeSession, openChangeSession } from './change-session';
import { ChangesReview } from './changes-review';
import { loadInterruptedChange, removeInterruptedChange } from './interrupted-change';
import { readChanges } from './read-changes';
import type { RuleDraft } from './rule-draft';
import { RuleForm } from './rule-form';
import { type RuleTarget, type ScopedRule, useRuleForm } from './use-rule-form';

type Step =
  | { readonly kind: 'form'; readonly notice?: string }
  /** Outdated once the form has another draft: its result would not belong to the fields that are shown. */
  | { readonly kind: 'reading'; readonly draft: RuleDraft }
  | { readonly kind: 'review'; readonly session: ChangeSession; readonly name: string; readonly changes: PriceChanges };

interface ChangePricesDialogProps {
  readonly host: WidgetHost;
  readonly target: RuleTarget;
  /** Called when prices were sent. */
  readonly reloadList: () => void;
  readonly onDone: () => void;
}

/** Changes many prices by a rule: the form, then the review of what would change. */
export function ChangePricesDialog({ host, target, reloadList, onDone }: ChangePricesDialogProps) {
  const [step, setStep] = useState<Step>({ kind: 'form' });
  const form = useRuleForm(host.client.apiBase, target);
  const [interrupted] = useState(() => loadInterruptedChange(host.client.apiBase));
  const latestReading = useRef<AbortController>(undefined);
  // A preview of another rule, or of a form that is closed, is not wanted any more.
  useKeptEffect(() => () => latestReading.current?.abort(), [form.draft]);
  const detachSession = useRef<(() => void) | undefined>(undefined);
  useKeptEffect(() => () => detachSession.current?.(), []);

  function close(): void {
    form.discard();
    removeInterruptedChange(host.client.apiBase);
    onDone();
  }
  async function preview(scoped: ScopedRule): Promise<void> {
    const { rule, name } = scoped;
    const end = new AbortController();
    const { signal } = end;
    latestReading.current = end;
    setStep({ kind: 'reading', draft: form.draft });
    try {
      const { changes, reading } = await readChanges(host, scoped, signal);
      if (signal.aborted || changes.pairs.length === 0) reading.dispose();
      if (signal.aborted) return;
      if (changes.pairs.length === 0) return setStep({ kind: 'form', notice: messages.nothingChanges(changes) });
      const session = openChangeSession({
        host,
        kind: priceUploadKind,
        name,
        pairs: changes.pairs,
        reading,
        storedRule: form,
        columns: [priceUploadKind.shape.keyColumn.key, ...changedKeys(rule)],
        onSent() {
          if (host.session.peek() !== undefined) reloadList();
        },
        onEnd(result) {
          if (result === undefined) return setStep({ kind: 'form' });
          host.emit('pricebook-upload', result);
          close();
        },
      });
      detachSession.current = session.detach;
      form.storeOnlyIf(session.isNothingSaved);
      setStep({ kind: 'review', session, name, changes });
    } catch (cause) {
      if (signal.aborted || (cause instanceof ApiError && cause.kind === 'superseded')) return;
      const { message } = notifyError(host, 'download', cause, { message: messages.readFailed });
      setStep({ kind: 'form', notice: messages.readFailed(message) });
    }
  }
  if (step.kind === 'review') {
    const { session, name, changes } = step;
    const uploads = countUploads(changes.pairs.length);
    return (
      <ChangesReview
        session={session}
        title={messages.reviewTitle}
        describe={(pairs) =>
          pairs === changes.pairs ? messages.reviewFacts(name, changes) : messages.remainingFacts(name, pairs.length)
        }
        notices={uploads > 1 && <Banner tone="warning">{messages.parts(uploads)}</Banner>}
      />
    );
  }
  return (
    <RuleForm
      form={form}
      notice={(step.kind === 'form' && step.notice) || (interrupted && messages.interrupted(interrupted))}
      reading={step.kind !== 'reading' ? 'none' : step.draft === form.draft ? 'running' : 'outdated'}
      onPreview={(scoped) => void preview(scoped)}
      onClose={close}
    />
  );
}
