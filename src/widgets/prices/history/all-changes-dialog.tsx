import { useState } from 'react';
import { fetchPriceChanges } from '../../../api/resources/price-history';
import type { WidgetHost } from '../../../embed/widget';
import type { List } from '../../../lists/list-state';
import { showRecord } from '../../../record/show-record';
import { LinkButton } from '../../../ui/controls/button';
import { TextField } from '../../../ui/form/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { useFocusKept } from '../../../ui/use-focus-kept';
import type { PriceRecord } from '../../../wire/price';
import { ChangeHead } from './change-head';
import { ChangesDownload } from './changes-download';
import { Differences } from './differences';
import { historyMessages as messages } from './history.messages';
import { PagedList } from './paged-list';
import { usePages } from './use-pages';

interface AllChangesDialogProps {
  readonly host: WidgetHost;
  readonly list: List<PriceRecord>;
  readonly onClose: () => void;
}

const emptyTexts = () => ({
  ever: { title: messages.none, text: messages.noneText },
  since: { title: messages.noChangeSince, text: messages.noChangeSinceText },
});

/** The changes of all SKUs, since a day or all of them. */
export function AllChangesDialog({ host, list, onClose }: AllChangesDialogProps) {
  const [day, setDay] = useState('');
  const since = startOf(day);
  const showSku = (sku: string) => {
    onClose();
    showRecord(list, sku);
  };
  return (
    <Dialog kind="wide" title={messages.allChanges} subtitle={messages.allChangesText} onClose={onClose}>
      <div className="pricebook-history">
        <div className="pricebook-changes-choice">
          <TextField label={messages.since} type="date" max={lastDay} value={day} onChange={setDay} />
          <ChangesDownload host={host} since={since} />
        </div>
        <Changes key={day} host={host} since={since} onSku={showSku} />
      </div>
    </Dialog>
  );
}

interface ChangesProps {
  readonly host: WidgetHost;
  readonly since: Date | undefined;
  readonly onSku: (sku: string) => void;
}

function Changes({ host, since, onSku }: ChangesProps) {
  const pages = usePages(host, (before) => fetchPriceChanges(host.client, { since, before }), messages.allNotKept);
  const list = useFocusKept<HTMLOListElement>(pages.items);
  return (
    <PagedList pages={pages} empty={since === undefined ? emptyTexts().ever : emptyTexts().since}>
      <ol ref={list} className="pricebook-changes" tabIndex={-1} aria-label={messages.changes}>
        {pages.items.map((change) => (
          <li key={change.id}>
            <ChangeHead change={change}>
              <LinkButton aria-label={messages.showSku(change.sku)} onClick={() => onSku(change.sku)}>
                {change.sku}
              </LinkButton>{' '}
            </ChangeHead>
            <Differences differences={change.differences} />
          </li>
        ))}
      </ol>
    </PagedList>
  );
}

/** Limits the date field to years of four digits: without a last day, browsers accept longer ones. */
const lastDay = '9999-12-31';

/** The start of a day such as 2026-11-26 where the user is; `undefined` for '' and for a year of more than four digits. */
function startOf(day: string): Date | undefined {
  const start = new Date(`${day}T00:00:00`);
  return Number.isNaN(start.getTime()) ? undefined : start;
}
