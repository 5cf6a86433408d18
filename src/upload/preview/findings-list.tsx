import { Fragment } from 'react';
import type { CellPlace, Finding } from '../../machines/reading.types';
import { canSendRefusable, findingsToAsk } from '../../machines/upload-questions';
import { listSeparator } from '../../texts/notation';
import { LinkButton } from '../../ui/controls/button';
import { textAround } from '../../ui/text-around';
import { columnTitle } from '../column-title';
import { isError, isMatchProblem } from '../reading/finding-kinds';
import type { OpenedProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import { columnsOf, keyLabelsOf, type UploadShape } from '../upload-shape';
import { useUpload } from '../use-upload';
import { FoldedSection } from './folded-section';
import { useLastDefined } from './use-last-defined';
import { blockingFindings, countCells, unknownColumns } from './validation-issues';

const maxShownPlaces = 5;

interface FindingsListProps extends OpenedProps {
  readonly onGo: (place: CellPlace) => void;
}

export function FindingsList({ session, opened, onGo }: FindingsListProps) {
  const { options, ...context } = useUpload(session);
  const checked = useLastDefined(context.checked);
  if (checked === undefined) return null;
  const unitColumns = checked.offers.priceUnits.columns;
  const unknownColumnTitles = unknownColumns(opened)
    .filter(({ index }) => !unitColumns.includes(index))
    .map(columnTitle);
  const hiddenColumnTitles = opened.columns
    .filter(({ isHidden, state }) => isHidden && state !== 'blank')
    .map(columnTitle);
  const errors = blockingFindings(checked, options);
  const refusable = findingsToAsk(checked, 'refusable');
  const notes = checked.findings.filter((finding) => !isError(finding.kind) && !refusable.includes(finding));
  const { shape } = session.kind;
  const keyLabels = keyLabelsOf(shape, options.matchBy);
  const keyLabelOf = (kind: Finding['kind']) =>
    kind === 'missing-key' || isMatchProblem(kind) ? keyLabels.number : keyLabels.key;
  const refusableTitle = canSendRefusable(options) ? messages.refusableTitle : messages.unsendableTitle;
  const findingText = ({ kind, cells }: Finding) => messages.findings[kind](cells, keyLabelOf(kind));
  const findingLine = (finding: Finding) => (
    <FindingLine key={finding.kind} finding={finding} text={findingText(finding)} shape={shape} onGo={onGo} />
  );
  const columnNotes = [
    ...(unknownColumnTitles.length > 0 ? [messages.unknownColumns(unknownColumnTitles)] : []),
    ...(hiddenColumnTitles.length > 0 ? [messages.hiddenColumns(hiddenColumnTitles)] : []),
  ];
  return (
    <>
      {errors.length > 0 && (
        <FoldedSection tone="danger" title={messages.problemsTitle(countCells(errors))} facts={[]} isInitiallyOpen>
          <ul className="pricebook-findings">{errors.map(findingLine)}</ul>
        </FoldedSection>
      )}
      {refusable.length > 0 && (
        <FoldedSection tone="warning" title={refusableTitle(countCells(refusable))} facts={refusable.map(findingText)}>
          <ul className="pricebook-findings">{refusable.map(findingLine)}</ul>
        </FoldedSection>
      )}
      {(notes.length > 0 || columnNotes.length > 0) && (
        <FoldedSection title={messages.notesTitle} facts={[...columnNotes, ...notes.map(findingText)]}>
          <ul className="pricebook-findings">
            {columnNotes.map((note) => (
              <li key={note}>{note}</li>
            ))}
            {notes.map(findingLine)}
          </ul>
        </FoldedSection>
      )}
    </>
  );
}

interface FindingLineProps {
  readonly finding: Finding;
  readonly text: string;
  readonly shape: UploadShape;
  readonly onGo: (place: CellPlace) => void;
}

function FindingLine({ finding: { kind, cells, places }, text, shape, onGo }: FindingLineProps) {
  const labelByKey = new Map(columnsOf(shape).map(({ key, label }) => [key, label]));
  // Links to five of many blank cells are not useful.
  const listedPlaces = kind === 'clears' ? [] : places.slice(0, maxShownPlaces);
  const more = cells - listedPlaces.length;
  if (listedPlaces.length === 0) return <li>{text}</li>;
  const links = (
    <>
      {listedPlaces.map((place, index) => (
        <Fragment key={`${place.position} ${place.key}`}>
          {index > 0 && listSeparator()}
          <LinkButton
            aria-label={messages.placeLabel(place.number, labelByKey.get(place.key) ?? place.key)}
            onClick={() => onGo(place)}
          >
            {messages.place(place.number)}
          </LinkButton>
        </Fragment>
      ))}
    </>
  );
  return <li>{textAround((shown) => messages.findingPlaces(text, shown, more), links)}</li>;
}
