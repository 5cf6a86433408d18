import { useSignals } from '@preact/signals-react/runtime';
import { CircleAlert, FileSpreadsheet, Info } from 'lucide-react';
import type { OpenedFile } from '../../machines/reading.types';
import { Checkbox } from '../../ui/controls/checkbox';
import { Banner } from '../../ui/feedback/banner';
import { FileButton } from '../choose/choose-view';
import { Segments } from '../segments';
import type { StepProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import type { UploadShape } from '../upload-shape';
import { useUpload } from '../use-upload';
import { countExcluded } from './exclusion-choices';
import { ExclusionsPanel } from './exclusions-panel';
import { FindingsList } from './findings-list';
import { PreviewTable } from './preview-table';
import { ReadingSummary } from './reading-summary';
import { SendProblem } from './refused-rows';
import { RoundingOffer } from './rounding-offer';
import { SheetChooser, TableChooser } from './sheet-chooser';
import { usePreview } from './use-preview';
import { isSentUnchanged, mustSendPreviewed } from './validation-issues';

export function PreviewView({ session }: StepProps) {
  useSignals();
  const { send } = session.actor;
  const preview = usePreview(session);
  const { file, opened, options, checked, keyProblem, sendPreviewed, total } = useUpload(session);
  if (file === undefined || opened === undefined) return null;
  const columns = opened.columns.filter(({ state }) => state === 'used').length;
  const rows = total === undefined ? messages.counting : messages.rows(total);
  const { errorRows = 0, noteRows = 0 } = checked ?? {};
  const isForced = mustSendPreviewed(opened, checked, options);
  return (
    <>
      <div className="pricebook-wrap pricebook-file">
        <FileSpreadsheet />
        <p>
          <b>{file.name}</b> <span className="pricebook-muted">{messages.fileFacts(rows, columns, file.size)}</span>
        </p>
        <FileButton label={messages.chooseAnother} onFile={(chosen) => send({ type: 'file.choose', file: chosen })} />
      </div>
      <SendProblem session={session} onGo={preview.goTo} />
      {keyProblem !== undefined && <Banner tone="warning">{messages.keysUnchecked(keyProblem)}</Banner>}
      <SheetChooser session={session} opened={opened} />
      <TableChooser session={session} opened={opened} />
      <ReadingSummary session={session} opened={opened} />
      <FindingsList session={session} opened={opened} onGo={preview.goTo} />
      <RoundingOffer session={session} />
      <ExclusionsPanel session={session} />
      <Segments
        label={messages.rowsShown}
        value={preview.filter}
        onChange={preview.show}
        segments={[
          { value: 'all', label: messages.allRows, count: total },
          { value: 'errors', label: messages.errors, count: errorRows, icon: CircleAlert },
          { value: 'notes', label: messages.notes, count: noteRows, icon: Info },
          { value: 'excluded', label: messages.leftOutFilter, count: countExcluded(checked) },
        ]}
      />
      <PreviewTable
        preview={preview}
        session={session}
        firstKey={firstKeyOf(opened, session.kind.shape)}
        isCounting={total === undefined}
      />
      {!isSentUnchanged(opened, checked, options) && (
        <Checkbox
          checked={sendPreviewed || isForced}
          disabled={isForced}
          onChange={(checkedNow) => send({ type: 'sendPreviewed.change', sendPreviewed: checkedNow })}
        >
          {messages.sendPreviewed}
          <span className="pricebook-muted">{messages.sendPreviewedNote}</span>
        </Checkbox>
      )}
    </>
  );
}

function firstKeyOf({ columns }: OpenedFile, { groups }: UploadShape): string | undefined {
  const used = new Set(columns.flatMap(({ state, key }) => (state === 'used' ? [key] : [])));
  return groups.flatMap((group) => group.columns).find(({ key }) => used.has(key))?.key;
}
