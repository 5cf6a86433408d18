import { useRef, useState } from 'react';
import { notifyError } from '../../embed/page/notify-error';
import { useIsMounted } from '../../embed/use-is-mounted';
import type { ReadingOptions } from '../../machines/reading.types';
import { useFetch } from '../../record/use-fetch';
import { noHeader } from '../../sheet/no-header';
import { Button, LinkButton } from '../../ui/controls/button';
import { FailureBanner } from '../../ui/feedback/failure-banner';
import { TextField } from '../../ui/form/text-field';
import { Dialog } from '../../ui/overlays/dialog';
import { useDiscardPrompt } from '../../ui/overlays/use-discard-prompt';
import type { OpenedProps } from '../step-props';
import { keyLabelsOf } from '../upload-shape';
import { useUpload } from '../use-upload';
import { AnswersFields, firstAnswers, questionsOf, withAnswers } from './template-answers';
import { templateContentOf } from './template-content';
import { isSameName, nameOfSameHeader } from './template-store';
import { templateMessages as messages } from './templates.messages';

/** The link that saves how the open file is read. */
export function SaveTemplateLink({ session, opened }: OpenedProps) {
  const { options } = useUpload(session);
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState<{ readonly name: string; readonly options: ReadingOptions }>();
  const isMounted = useIsMounted();
  if (templateContentOf(opened, options) === undefined) return null;
  function handleSaved(name: string): void {
    session.actor.send({ type: 'template.saved', name });
    if (isMounted.current) setSaved({ name, options: session.actor.getSnapshot().context.options });
    else session.host().toast({ type: 'success', message: messages.saved(name) });
  }
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>{messages.saveLink}</LinkButton>
      {/* The message is no toast, because that would cover the buttons of the next step. */}
      <span role="status" className="pricebook-muted">
        {saved?.options === options && messages.saved(saved.name)}
      </span>
      {isOpen && (
        <SaveTemplateDialog session={session} opened={opened} onSaved={handleSaved} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface SaveTemplateDialogProps extends OpenedProps {
  readonly onSaved: (name: string) => void;
  readonly onClose: () => void;
}

function SaveTemplateDialog({ session, opened, onSaved, onClose }: SaveTemplateDialogProps) {
  const { templates, kind } = session;
  const { checked, options } = useUpload(session);
  const { state, reload } = useFetch('templates', templates.list);
  const stored = state.kind === 'loaded' ? state.value : [];
  const [typed, setTyped] = useState<string>();
  const [progress, setProgress] = useState<'typing' | 'saving' | Error>('typing');
  const [hasTried, setTried] = useState(false);
  const [answers, setAnswers] = useState(() => firstAnswers(options, checked));
  const field = useRef<HTMLDivElement>(null);
  const isMounted = useIsMounted();
  const isDirty = progress !== 'saving' && typed !== undefined && typed.trim() !== '';
  const { requestClose, question } = useDiscardPrompt({ isDirty, onClose });
  const questions = questionsOf(checked, options);
  const content = templateContentOf(opened, withAnswers(options, questions, answers));
  // The template in use, or that of the same header, is replaced unless another name is typed.
  const name = typed ?? options.template ?? nameOfSameHeader(stored, content);
  const replacedTemplate = stored.find((template) => isSameName(template.name, name));
  const error = nameError(name);
  async function save(): Promise<void> {
    setTried(true);
    if (content === undefined) return;
    if (error !== undefined) return field.current?.querySelector('input')?.focus();
    setProgress('saving');
    try {
      await templates.save(name.trim(), content);
      onSaved(name.trim());
      if (isMounted.current) onClose();
    } catch (cause) {
      // Somebody may have saved a template of this name meanwhile, which the next attempt would replace: the form says so.
      reload();
      if (isMounted.current) setProgress(cause instanceof Error ? cause : new Error(String(cause)));
      else notifyError(session.host(), 'template', cause);
    }
  }
  return (
    <Dialog
      title={messages.saveTitle}
      onSubmit={() => void save()}
      onClose={requestClose}
      footer={
        <>
          <Button onClick={requestClose}>{messages.cancel}</Button>
          <Button variant="primary" type="submit" busy={progress === 'saving'}>
            {messages.save}
          </Button>
        </>
      }
    >
      <div ref={field} className="pricebook-stack">
        {progress instanceof Error && <FailureBanner error={progress} />}
        <p>{messages.keeps(templates.isShared, opened.header !== noHeader)}</p>
        <TextField
          label={messages.name}
          hint={replacedTemplate ? messages.replaces(replacedTemplate.name) : messages.nameHint}
          error={hasTried ? error : undefined}
          required
          autoComplete="off"
          data-autofocus=""
          value={name}
          onChange={setTyped}
        />
        <AnswersFields
          questions={questions}
          labels={keyLabelsOf(kind.shape, options.matchBy)}
          value={answers}
          onChange={setAnswers}
        />
      </div>
      {question}
    </Dialog>
  );
}

export function nameError(name: string): string | undefined {
  const { length } = [...name.trim()];
  if (length === 0) return messages.nameMissing;
  return length > 100 ? messages.nameTooLong : undefined;
}
