import { useSignals } from '@preact/signals-react/runtime';
import type { UploadProblem } from '../api/upload-outcome';
import type { ReadingChoice } from '../machines/upload.types';
import { Checkbox } from '../ui/checkbox';
import { CircleAlert, FileSpreadsheet, Info } from '../ui/icons';
import { FileButton, ProblemBanner } from './choose-view';
import { MarksList } from './marks-list';
import { isPlain } from './obstacles';
import { PreviewTable, usePreview } from './preview-table';
import { ReadingStatement } from './reading-statement';
import { Segments } from './segments';
import { uploadMessages as messages } from './upload.messages';
import type { UploadSession } from './upload-session';
import type { UploadShape } from './upload-shape';

/** What a person may do while the preview is shown. */
export interface PreviewActions {
  readonly onFile: (file: File) => void;
  readonly onChoose: (choice: ReadingChoice) => void;
  readonly onMap: () => void;
  readonly onSendAsRead: (sendAsRead: boolean) => void;
}

interface PreviewViewProps {
  readonly session: UploadSession;
  readonly shape: UploadShape;
  readonly file: File;
  readonly problem: UploadProblem | undefined;
  /** Whether what is shown is sent, instead of the file itself. */
  readonly asRead: boolean;
  readonly actions: PreviewActions;
}

/** The file as it was read: how, what was found, and its rows. */
export function PreviewView({ session, shape, file, problem, asRead, actions }: PreviewViewProps) {
  useSignals();
  const preview = usePreview(session, shape);
  const { opened, total, checked, choice } = session.view;
  const found = checked.value;
  const open = opened.value;
  if (open === undefined) return null;
  const columns = open.columns.filter(({ state }) => state === 'used').length;
  const rows = total.value === undefined ? messages.counting : messages.rows(total.value);
  const counts = { errors: found?.errorRows ?? 0, notes: found?.noteRows ?? 0 };
  return (
    <>
      <div className="pricebook-file">
        <FileSpreadsheet />
        <p>
          <b>{file.name}</b> <span className="pricebook-muted">{messages.fileFacts(rows, columns, file.size)}</span>
        </p>
        <FileButton label={messages.chooseAnother} onFile={actions.onFile} />
      </div>
      {problem && <ProblemBanner problem={problem} />}
      <ReadingStatement view={session.view} onChoose={actions.onChoose} onMap={actions.onMap} />
      {found && (
        <MarksList
          opened={open}
          checked={found}
          choice={choice.value}
          shape={shape}
          onGo={preview.goTo}
          onMap={actions.onMap}
        />
      )}
      <Segments
        label={messages.rowsShown}
        value={preview.filter}
        onChange={preview.show}
        segments={[
          { value: 'all', label: messages.allRows, count: total.value?.toLocaleString('en') ?? '…' },
          { value: 'errors', label: messages.errors, count: counts.errors.toLocaleString('en'), icon: CircleAlert },
          { value: 'notes', label: messages.toKnow, count: counts.notes.toLocaleString('en'), icon: Info },
        ]}
      />
      <PreviewTable preview={preview} session={session} shape={shape} />
      {!isPlain(open, found, choice.value) && (
        <Checkbox checked={asRead} onChange={actions.onSendAsRead}>
          {messages.sendAsRead}
          <span className="pricebook-muted">{messages.sendAsReadNote}</span>
        </Checkbox>
      )}
    </>
  );
}
