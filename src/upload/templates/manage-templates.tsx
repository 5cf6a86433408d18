import { useState } from 'react';
import { useFetch } from '../../record/use-fetch';
import { Button, LinkButton } from '../../ui/controls/button';
import { FailureBanner } from '../../ui/feedback/failure-banner';
import { TextField } from '../../ui/form/text-field';
import { ConfirmDeleteDialog } from '../../ui/overlays/confirm-delete';
import { Dialog } from '../../ui/overlays/dialog';
import { useFocusKept } from '../../ui/use-focus-kept';
import type { UploadSession } from '../session/upload-session.types';
import { nameError } from './save-template';
import type { StoredTemplate, TemplateStore } from './template-store';
import { templateMessages as messages } from './templates.messages';

/** The link to the list of templates; absent while there are none. */
export function ManageTemplates({ session: { templates } }: { readonly session: UploadSession }) {
  const [isOpen, setOpen] = useState(false);
  const { state, reload } = useFetch('templates', templates.list);
  // The list goes while it is read again.
  const content = useFocusKept<HTMLDivElement>(state);
  const stored = state.kind === 'loaded' ? state.value : [];
  if (stored.length === 0 && !isOpen) return null;
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>{messages.manage}</LinkButton>
      {isOpen && (
        <Dialog
          title={messages.manageTitle}
          onClose={() => setOpen(false)}
          footer={<Button onClick={() => setOpen(false)}>{messages.close}</Button>}
        >
          <div ref={content} tabIndex={-1}>
            {state.kind === 'failed' && (
              <FailureBanner error={state.error} onRetry={reload}>
                {messages.failed(state.error.message)}
              </FailureBanner>
            )}
            {state.kind === 'loaded' && stored.length === 0 && <p>{messages.none}</p>}
            <ul className="pricebook-templates">
              {stored.map((template) => (
                <TemplateLine key={template.id} template={template} store={templates} onChanged={reload} />
              ))}
            </ul>
          </div>
        </Dialog>
      )}
    </>
  );
}

interface TemplateLineProps {
  readonly template: StoredTemplate;
  readonly store: TemplateStore;
  readonly onChanged: () => void;
}

function TemplateLine({ template: { id, name }, store, onChanged }: TemplateLineProps) {
  const [mode, setMode] = useState<'shown' | 'renaming' | 'deleting'>('shown');
  const line = useFocusKept<HTMLLIElement>(mode);
  return (
    <li ref={line} tabIndex={-1}>
      {mode === 'renaming' ? (
        <RenameForm
          name={name}
          rename={(typed) => store.rename(id, typed)}
          onDone={() => {
            setMode('shown');
            onChanged();
          }}
          onCancel={() => setMode('shown')}
        />
      ) : (
        <>
          <span>{name}</span>
          <Button size="small" aria-label={messages.renameOf(name)} onClick={() => setMode('renaming')}>
            {messages.rename}
          </Button>
          <Button size="small" aria-label={messages.removeOf(name)} onClick={() => setMode('deleting')}>
            {messages.remove}
          </Button>
        </>
      )}
      {mode === 'deleting' && (
        <ConfirmDeleteDialog
          onClose={() => setMode('shown')}
          onDelete={async () => {
            await store.remove(id);
            setMode('shown');
            onChanged();
          }}
        >
          <b>{name}</b>
        </ConfirmDeleteDialog>
      )}
    </li>
  );
}

interface RenameFormProps {
  readonly name: string;
  readonly rename: (typed: string) => Promise<void>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

function RenameForm({ name, rename, onDone, onCancel }: RenameFormProps) {
  const [typed, setTyped] = useState(name);
  const [failure, setFailure] = useState<string>();
  async function save(): Promise<void> {
    const error = nameError(typed);
    if (error !== undefined) return setFailure(error);
    try {
      await rename(typed.trim());
      onDone();
    } catch (cause) {
      setFailure(cause instanceof Error ? cause.message : String(cause));
    }
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField label={messages.name} error={failure} autoFocus autoComplete="off" value={typed} onChange={setTyped} />
      <Button size="small" onClick={onCancel}>
        {messages.cancel}
      </Button>
      <Button size="small" type="submit">
        {messages.save}
      </Button>
    </form>
  );
}
