import { useState } from 'react';
import { notifyError } from '../../embed/page/notify-error';
import { saveFile } from '../../lists/actions/download-list';
import { useFetch } from '../../record/use-fetch';
import { Button, LinkButton } from '../../ui/controls/button';
import { Dialog } from '../../ui/overlays/dialog';
import type { UploadSession } from '../session/upload-session.types';
import { useUpload } from '../use-upload';
import { ArticleSelect } from './article-select';
import { ChangePricesButton } from './change-prices-button';
import { FetchProgress } from './fetch-progress';
import { missingMessages as messages } from './missing.messages';
import { type ArticleChoice, articlesOfChoice, findMissingArticles } from './missing-articles';
import { SetInactiveButton } from './set-inactive-dialog';
import { readTemplateArticles } from './template-in-use';

type LoadPriced = NonNullable<UploadSession['kind']['loadPricedArticles']>;

/** The link to the articles that have prices and are not in the file. */
export function MissingArticles({ session }: { readonly session: UploadSession }) {
  const [isOpen, setOpen] = useState(false);
  const { checked } = useUpload(session);
  const { loadPricedArticles } = session.kind;
  if (!loadPricedArticles || (checked === undefined && !isOpen)) return null;
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>{messages.link}</LinkButton>
      {isOpen && <MissingDialog session={session} load={loadPricedArticles} onClose={() => setOpen(false)} />}
    </>
  );
}

interface MissingDialogProps {
  readonly session: UploadSession;
  readonly load: LoadPriced;
  readonly onClose: () => void;
}

function MissingDialog({ session, load, onClose }: MissingDialogProps) {
  const { file, options } = useUpload(session);
  const { state, reload } = useFetch('missing', async () => {
    const [priced, fileKeys, template] = await Promise.all([
      load(session.host().client),
      session.readingOfOpenFile().listKeys('all'),
      options.template === undefined ? undefined : readTemplateArticles(session.templates, options.template),
    ]);
    return { priced: priced.length, missing: findMissingArticles(priced, fileKeys), template };
  });
  const [choice, setChoice] = useState<ArticleChoice>();
  const { missing, template } = state.kind === 'loaded' ? state.value : { missing: [], template: undefined };
  // The template's articles first, because most others are of other suppliers.
  const currentChoice = choice ?? { kind: template?.earlierKeys ? 'template' : 'all' };
  const chosen = articlesOfChoice(missing, currentChoice, template?.earlierKeys ?? new Set());
  return (
    <Dialog
      kind="wide"
      title={messages.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{messages.close}</Button>
          {chosen.length > 0 && <ChangePricesButton session={session} keys={chosen.map(({ key }) => key)} />}
          {chosen.length > 0 && <SetInactiveButton session={session} keys={chosen.map(({ key }) => key)} />}
          {chosen.length > 0 && <DownloadButton session={session} keys={chosen.map(({ key }) => key)} />}
        </>
      }
    >
      <div className="pricebook-stack">
        <FetchProgress state={state} reload={reload} loading={messages.loading} failed={messages.failed} />
        {state.kind === 'loaded' && (
          <p role="status">{messages.counts(missing.length, state.value.priced, file?.name ?? '')}</p>
        )}
        {missing.length > 0 && (
          <ArticleSelect missing={missing} template={template} value={currentChoice} onChange={setChoice} />
        )}
        {template?.note !== undefined && <p>{template.note}</p>}
        {chosen.length > 0 && (
          <p className="pricebook-muted">
            {messages.first(
              chosen.slice(0, maxShownKeys).map(({ key }) => key),
              chosen.length - maxShownKeys,
            )}
          </p>
        )}
        <p className="pricebook-muted">{messages.note}</p>
      </div>
    </Dialog>
  );
}

const maxShownKeys = 10;

interface DownloadButtonProps {
  readonly session: UploadSession;
  /** The articles' keys. */
  readonly keys: readonly string[];
}

function DownloadButton({ session, keys }: DownloadButtonProps) {
  const [isLoading, setLoading] = useState(false);
  const { loadArticleTable } = session.kind;
  if (!loadArticleTable) return null;
  const download = async () => {
    setLoading(true);
    const name = session.actor.getSnapshot().context.file?.name ?? '';
    try {
      const { header, rows, textColumns } = await loadArticleTable(session.host().client, keys);
      const sheet = await session.readingOfOpenFile().writeTable(header, rows, textColumns);
      saveFile(sheet, messages.fileName(name.replace(/\.[^.]*$/, '')));
    } catch (cause) {
      notifyError(session.host(), 'download', cause, { message: () => messages.notSaved });
    }
    setLoading(false);
  };
  return (
    <Button variant="primary" busy={isLoading} onClick={() => void download()}>
      {messages.download(keys.length)}
    </Button>
  );
}
