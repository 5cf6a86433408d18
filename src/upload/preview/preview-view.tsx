import { useSignals } from '@preact/signals-react/runtime';
import { CircleAlert, Info } from 'lucide-react';
import { useState } from 'react';
import type { OpenedFile } from '../../machines/reading.types';
import { Checkbox } from '../../ui/controls/checkbox';
import { Banner } from '../../ui/feedback/banner';
import { CostSummary } from '../pricing/cost-summary';
import { OldRatesQuestion } from '../pricing/old-rates-question';
import { Segments } from '../segments';
import type { StepProps } from '../step-props';
import { TemplateOffer } from '../templates/template-offer';
import { uploadMessages as messages } from '../upload.messages';
import type { UploadShape } from '../upload-shape';
import { useUpload } from '../use-upload';
import { Corrections, ReplacedKeys } from './correct-row';
import { EarlierKeyNamesOffer } from './earlier-key-names';
import { countExcluded } from './exclusion-choices';
import { ExclusionsPanel } from './exclusions-panel';
import { FileLine } from './file-line';
import { FindingsList } from './findings-list';
import { PreviewTable } from './preview-table';
import { ReadingOffers } from './reading-offers';
import { ReadingSummary } from './reading-summary';
import { SendProblemBanner } from './refused-rows';
import { RoundingOffer } from './rounding-offer';
import { SheetChooser, TableChooser } from './sheet-chooser';
import { usePreview } from './use-preview';
import { canSendFileItself, mustSendPreviewedRows } from './validation-issues';

export function PreviewView({ session }: StepProps) {
  useSignals();
  const { send } = session.actor;
  const preview = usePreview(session);
  const [areReadingFieldsOpen, setReadingFieldsOpen] = useState(false);
  const { opened, options, checked, keyProblem, prefersPreviewedRows, total } = useUpload(session);
  if (opened === undefined) return null;
  const { errorRows = 0, noteRows = 0 } = checked ?? {};
  const mustRewrite = mustSendPreviewedRows(opened, checked, options);
  return (
    <>
      <FileLine
        session={session}
        opened={opened}
        areReadingFieldsOpen={areReadingFieldsOpen}
        onReadingFieldsOpen={setReadingFieldsOpen}
      />
      <TemplateOffer session={session} />
      <SendProblemBanner session={session} onGo={preview.goTo} />
      {keyProblem !== undefined && <Banner tone="warning">{messages.keysUnchecked(keyProblem)}</Banner>}
      <SheetChooser session={session} opened={opened} />
      {options.costs === undefined && <TableChooser session={session} opened={opened} />}
      <OldRatesQuestion session={session} />
      <RoundingOffer session={session} />
      <EarlierKeyNamesOffer session={session} />
      <ReadingOffers session={session} />
      <Corrections session={session} opened={opened} />
      <div className="pricebook-folded-sections">
        <ReplacedKeys session={session} />
        <CostSummary session={session} opened={opened} />
        <ReadingSummary session={session} opened={opened} isOpen={areReadingFieldsOpen} onOpen={setReadingFieldsOpen} />
        <FindingsList session={session} opened={opened} onGo={preview.goTo} />
        <ExclusionsPanel session={session} />
      </div>
      <div className="pricebook-wrap pricebook-preview-bar">
        <Segments
          label={messages.rowsShown}
          value={preview.filter}
          onChange={preview.filterRows}
          segments={[
            { value: 'all', label: messages.allRows, count: total },
            { value: 'errors', label: messages.errors, count: errorRows, icon: CircleAlert },
            { value: 'notes', label: messages.notes, count: noteRows, icon: Info },
            { value: 'excluded', label: messages.leftOutFilter, count: countExcluded(checked) },
          ]}
        />
        {!canSendFileItself(opened, checked, options) && (
          <Checkbox
            checked={prefersPreviewedRows || mustRewrite}
            disabled={mustRewrite}
            onChange={(checkedNow) => send({ type: 'prefersPreviewedRows.change', prefersPreviewedRows: checkedNow })}
          >
            {messages.sendPreviewed}
          </Checkbox>
        )}
      </div>
      <PreviewTable
        preview={preview}
        session={session}
        firstFieldKey={firstKeyOf(opened, session.kind.shape)}
        isCounting={total === undefined}
      />
    </>
  );
}

function firstKeyOf({ columns }: OpenedFile, { groups }: UploadShape): string | undefined {
  const used = new Set(columns.flatMap(({ state, key }) => (state === 'used' ? [key] : [])));
  return groups.flatMap((group) => group.columns).find(({ key }) => used.has(key))?.key;
}
