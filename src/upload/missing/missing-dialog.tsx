import { useState } from 'react';
import { notifyError } from '../../embed/page/notify-error';
import { saveFile } from '../../lists/actions/download-list';
import { useFetch } from '../../record/use-fetch';
import { Button, LinkButton } from '../../ui/controls/button';
import { Field } from '../../ui/form/field';
import { SelectBox } from '../../ui/form/select';
import { Dialog } from '../../ui/overlays/dialog';
import type { UploadSession } from '../session/upload-session.types';
import { useUpload } from '../use-upload';
import { FetchProgress } from './fetch-progress';
import { missingMessages as messages } from './missing.messages';
import { groupCounts, missingArticles, type PricedArticle } from './missing-articles';
import { SetInactive } from './set-inactive-dialog';

type LoadPriced = NonNullable<UploadSession['kind']['loadPriced']>;

/** The link to the articles that have prices and are not in the file. */
export function MissingArticles({ session }: { readonly session: UploadSession }) {
  const [isOpen, setOpen] = useState(false);
  const { checked } = useUpload(session);
  const { loadPriced } = session.kind;
  if (!loadPriced || (checked === undefined && !isOpen)) return null;
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>{messages.link}</LinkButton>
      {isOpen && <MissingDialog session={session} load={loadPriced} onClose={() => setOpen(false)} />}
    </>
  );
}

interface MissingDialogProps {
  readonly session: UploadSession;
  readonly load: LoadPriced;
  readonly onClose: () => void;
}

function MissingDialog({ session, load, onClose }: MissingDialogProps) {
  const { file } = useUpload(session);
  const { state, reload } = useFetch('missing', async () => {
    const [priced, fileKeys] = await Promise.all([
      load(session.host().client),
      session.readingOfOpenFile().listKeys('all'),
    ]);
    return { priced: priced.length, missing: missingArticles(priced, fileKeys) };
  });
  const [group, setGroup] = useState<string>();
  const missing = state.kind === 'loaded' ? state.value.missing : [];
  const chosen = missing.filter((article) => group === undefined || article.group === group);
  return (
    <Dialog
      title={messages.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{messages.close}</Button>
          {chosen.length > 0 && <SetInactive session={session} keys={chosen.map(({ key }) => key)} />}
          {chosen.length > 0 && (
            <Button variant="primary" onClick={() => void downloadArticles(session, chosen)}>
              {messages.download(chosen.length)}
            </Button>
          )}
        </>
      }
    >
      <div className="pricebook-stack">
        <FetchProgress {...{ state, reload }} loading={messages.loading} failed={messages.failed} />
        {state.kind === 'loaded' && (
          <p role="status">{messages.counts(missing.length, state.value.priced, file?.name ?? '')}</p>
        )}
        {missing.length > 0 && <GroupChoice missing={missing} value={group} onChange={setGroup} />}
        {chosen.length > 0 && (
          <p className="pricebook-muted">
            {messages.first(
              chosen.slice(0, shownKeys).map(({ key }) => key),
              chosen.length - shownKeys,
            )}
          </p>
        )}
        <p className="pricebook-muted">{messages.note}</p>
      </div>
    </Dialog>
  );
}

const shownKeys = 10;

interface GroupChoiceProps {
  readonly missing: readonly PricedArticle[];
  /** `undefined` for all groups. */
  readonly value: string | undefined;
  readonly onChange: (group: string | undefined) => void;
}

function GroupChoice({ missing, value, onChange }: GroupChoiceProps) {
  const groups = [...groupCounts(missing)];
  const position = groups.findIndex(([name]) => name === value);
  return (
    <Field label={messages.group}>
      {(control) => (
        <SelectBox
          {...control}
          value={String(position)}
          options={[
            { value: '-1', label: messages.allGroups(missing.length) },
            ...groups.map(([name, articles], at) => ({
              value: String(at),
              label: messages.groupOption(name, articles),
            })),
          ]}
          onChange={(at) => onChange(groups[Number(at)]?.[0])}
        />
      )}
    </Field>
  );
}

/** Never rejects: a failure is shown. */
async function downloadArticles(session: UploadSession, articles: readonly PricedArticle[]): Promise<void> {
  const name = session.actor.getSnapshot().context.file?.name ?? '';
  const header = [session.kind.shape.keyColumn.label, messages.header.group];
  try {
    const rows = articles.map(({ key, group }) => [key, group]);
    saveFile(
      await session.readingOfOpenFile().writeTable(header, rows),
      messages.fileName(name.replace(/\.[^.]*$/, '')),
    );
  } catch (cause) {
    notifyError(session.host(), 'download', cause, { message: () => messages.notSaved });
  }
}
