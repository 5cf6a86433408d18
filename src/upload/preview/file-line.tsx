import { FileSpreadsheet } from 'lucide-react';
import { LinkButton } from '../../ui/controls/button';
import { hasChoices } from '../choices-text';
import { FileButton } from '../choose/choose-view';
import { useFileReplacement } from '../choose/use-file-replacement';
import { MissingArticles } from '../missing/missing-dialog';
import { columnsInUse } from '../reading/file-columns';
import type { OpenedProps } from '../step-props';
import { SaveTemplateLink } from '../templates/save-template';
import { uploadMessages as messages } from '../upload.messages';
import { useUpload } from '../use-upload';

interface FileLineProps extends OpenedProps {
  readonly areReadingFieldsOpen: boolean;
  readonly onReadingFieldsOpen: (isOpen: boolean) => void;
}

/** The file, and the ways to read it differently. */
export function FileLine({ session, opened, areReadingFieldsOpen, onReadingFieldsOpen }: FileLineProps) {
  const { send } = session.actor;
  const context = useUpload(session);
  const { file, total, options } = context;
  const { replaceFile, question } = useFileReplacement(session, hasChoices('preview', context));
  if (file === undefined) return null;
  const rowsText = total === undefined ? messages.counting : messages.rows(total);
  return (
    <div className="pricebook-wrap pricebook-file">
      <FileSpreadsheet />
      <p>
        <b>
          <bdi>{file.name}</bdi>
        </b>{' '}
        <span className="pricebook-muted">
          {messages.fileFacts(rowsText, columnsInUse(opened, options).length, file.size)}
        </span>
      </p>
      <div className="pricebook-wrap pricebook-reading-actions">
        <LinkButton aria-expanded={areReadingFieldsOpen} onClick={() => onReadingFieldsOpen(!areReadingFieldsOpen)}>
          {messages.readDifferently}
        </LinkButton>
        <LinkButton onClick={() => send({ type: 'mapping.open' })}>{messages.mapColumns}</LinkButton>
        <SaveTemplateLink session={session} opened={opened} />
        <MissingArticles session={session} />
        <FileButton label={messages.chooseAnother} onFile={replaceFile} />
      </div>
      {question}
    </div>
  );
}
