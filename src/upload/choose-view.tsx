import { type DragEvent, useRef, useState } from 'react';
import type { RowProblem, UploadProblem } from '../api/upload-outcome';
import { Banner } from '../ui/banner';
import { Button } from '../ui/button';
import { classNames } from '../ui/class-names';
import { FileSpreadsheet, Upload } from '../ui/icons';
import { Spinner } from '../ui/spinner';
import { uploadMessages as messages } from './upload.messages';

interface ChooseViewProps {
  /** Name of the file that is being read just now. */
  readonly readingFile: string | undefined;
  readonly problem: UploadProblem | undefined;
  readonly onFile: (file: File) => void;
}

/** Where a file is chosen, by a button or by dropping it, and where is said what was wrong with the last one. */
export function ChooseView({ readingFile, problem, onFile }: ChooseViewProps) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <>
      {problem && <ProblemBanner problem={problem} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way beside the button */}
      <div
        className={classNames('pricebook-drop', isOver && 'is-over')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {readingFile === undefined ? (
          <>
            <FileSpreadsheet />
            <p className="pricebook-strong">{messages.choosePrompt}</p>
            <p className="pricebook-muted">{messages.chooseHint}</p>
            <FileButton label={messages.chooseFile} onFile={onFile} />
            <p className="pricebook-drop-hint">{messages.dropHint}</p>
          </>
        ) : (
          <p className="pricebook-drop-reading" role="status">
            <Spinner /> {messages.reading(readingFile)}
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

/** Opens the browser's own file chooser. */
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
          // The same file, corrected, can then be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}

/** What went wrong, in the place where the next step is taken. */
export function ProblemBanner({ problem }: { readonly problem: UploadProblem }) {
  const { kind, message, rows = [] } = problem;
  const titles: Partial<Record<UploadProblem['kind'], string>> = {
    unreadable: messages.unreadable,
    refused: messages.refused,
    unsent: messages.notSent,
  };
  const title = titles[kind];
  return (
    <Banner
      tone={kind === 'conflict' || kind === 'unknown-outcome' ? 'warning' : 'danger'}
      {...(title !== undefined && { title })}
    >
      <p>{message}</p>
      {rows.length > 0 && <RowProblems rows={rows} />}
    </Banner>
  );
}

function RowProblems({ rows }: { readonly rows: readonly RowProblem[] }) {
  return (
    <ul className="pricebook-row-problems">
      {rows.map(({ row, column, reason }) => (
        <li key={`${row} ${column} ${reason}`}>
          <b>{messages.rowProblem(row, column)}</b> {reason}
        </li>
      ))}
    </ul>
  );
}

interface ChooseFooterProps {
  readonly isReading: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: () => void;
}

/** Cancel and Submit File, which says what is missing when there is no file. */
export function ChooseFooter({ isReading, onCancel, onSubmit }: ChooseFooterProps) {
  return (
    <>
      <Button onClick={onCancel}>{messages.cancel}</Button>
      <Button variant="primary" disabledReason={isReading ? messages.stillReading : undefined} onClick={onSubmit}>
        {messages.submit}
      </Button>
    </>
  );
}
