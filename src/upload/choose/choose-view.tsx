import { FileSpreadsheet, RotateCw, Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/controls/button';
import { Spinner } from '../../ui/feedback/spinner';
import { matchMessages } from '../mapping/match.messages';
import type { StepProps } from '../step-props';
import { ManageTemplates } from '../templates/manage-templates';
import { uploadMessages as messages } from '../upload.messages';
import { useUpload } from '../use-upload';
import { ProblemBanner } from './problem-banner';

export function ChooseView({ session }: StepProps) {
  const { file, problem, previous, productsLoaded } = useUpload(session);
  const choose = (chosen: File) => session.actor.send({ type: 'file.choose', file: chosen });
  return (
    <>
      {problem && <ProblemBanner problem={problem} />}
      <div className="pricebook-drop">
        {file === undefined ? (
          <>
            <FileSpreadsheet />
            <p>
              <b>{messages.choosePrompt}</b>
            </p>
            <p className="pricebook-muted">{messages.chooseHint}</p>
            <FileButton label={messages.chooseFile} onFile={choose} />
            <p className="pricebook-drop-hint pricebook-drop-ways">{messages.dropHint}</p>
            <ManageTemplates session={session} />
            {previous && (
              <p className="pricebook-reopen">
                <Button icon={RotateCw} onClick={() => session.actor.send({ type: 'file.reopen' })}>
                  {messages.reopen(previous.file.name)}
                </Button>
                <span className="pricebook-drop-hint">{messages.reopenHint}</span>
              </p>
            )}
          </>
        ) : (
          <p className="pricebook-wrap pricebook-drop-reading" role="status">
            <Spinner />{' '}
            {productsLoaded === undefined ? messages.reading(file.name) : matchMessages.reading(productsLoaded)}
          </p>
        )}
      </div>
    </>
  );
}

interface FileButtonProps {
  readonly label: string;
  readonly onFile: (file: File) => void;
}

export function FileButton({ label, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={Upload} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.xls,.csv"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows choosing the same file again after correcting it.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}

export function ChooseFooter({ session }: StepProps) {
  const { file } = useUpload(session);
  return (
    <>
      <Button onClick={() => session.actor.send({ type: 'upload.cancel' })}>{messages.cancel}</Button>
      <Button
        variant="primary"
        disabledReason={file ? messages.stillReading : undefined}
        onClick={() => session.actor.send({ type: 'file.submit' })}
      >
        {messages.submit}
      </Button>
    </>
  );
}
