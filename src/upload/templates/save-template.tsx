import { useRef, useState } from 'react';
import { useFetch } from '../../record/use-fetch';
import { Button, LinkButton } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { TextField } from '../../ui/form/text-field';
import { Dialog } from '../../ui/overlays/dialog';
import type { UploadSession } from '../session/upload-session.types';
import type { OpenedProps } from '../step-props';
import { useUpload } from '../use-upload';
import { type TemplateContent, templateOf } from './template-content';
import { isSameName } from './template-store';
import { templateMessages as messages } from './templates.messages';

/** The link that saves how the open file is read. */
export function SaveTemplate({ session, opened }: OpenedProps) {
  const { options } = useUpload(session);
  const [isOpen, setOpen] = useState(false);
  const content = templateOf(opened, options);
  if (content === undefined) return null;
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>{messages.saveLink}</LinkButton>
      {isOpen && <SaveDialog session={session} content={content} onClose={() => setOpen(false)} />}
    </>
  );
}

interface SaveDialogProps {
  readonly session: UploadSession;
  readonly content: TemplateContent;
  readonly onClose: () => void;
}

function SaveDialog({ session: { host, templates }, content, onClose }: SaveDialogProps) {
  const { state } = useFetch('templates', templates.list);
  const stored = state.kind === 'loaded' ? state.value : [];
  const [typed, setTyped] = useState<string>();
  const [progress, setProgress] = useState<'typing' | 'saving' | Error>('typing');
  const [hasTried, setTried] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  // The template of the same header is replaced unless another name is typed.
  const name = typed ?? stored.find((one) => one.content.names.join('|') === content.names.join('|'))?.name ?? '';
  const replaced = stored.find((template) => isSameName(template.name, name));
  const error = nameError(name);
  async function save(): Promise<void> {
    setTried(true);
    if (error !== undefined) return field.current?.querySelector('input')?.focus();
    setProgress('saving');
    try {
      await templates.save(name.trim(), content);
      host().toast({ type: 'success', message: messages.saved(name.trim()) });
      onClose();
    } catch (cause) {
      setProgress(cause instanceof Error ? cause : new Error(String(cause)));
    }
  }
  return (
    <Dialog
      title={messages.saveTitle}
      onSubmit={() => void save()}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button variant="primary" type="submit" busy={progress === 'saving'}>
            {messages.save}
          </Button>
        </>
      }
    >
      <div ref={field} className="pricebook-stack">
        {progress instanceof Error && <Banner tone="danger">{progress.message}</Banner>}
        <p>{messages.keeps(templates.isShared)}</p>
        <TextField
          label={messages.name}
          hint={replaced ? messages.replaces(replaced.name) : messages.nameHint}
          error={hasTried ? error : undefined}
          required
          autoComplete="off"
          data-autofocus=""
          value={name}
          onChange={setTyped}
        />
      </div>
    </Dialog>
  );
}

export function nameError(name: string): string | undefined {
  const { length } = [...name.trim()];
  if (length === 0) return messages.nameMissing;
  return length > 100 ? messages.nameTooLong : undefined;
}
