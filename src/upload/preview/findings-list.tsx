import type { ReactNode } from 'react';
import type { CellPlace, Finding } from '../../machines/reading.types';
import { findingsToAsk } from '../../machines/upload-questions';
import { LinkButton } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { isError } from '../reading/finding-kinds';
import type { OpenedProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import { columnsOf, type UploadShape } from '../upload-shape';
import { useUpload } from '../use-upload';
import { Fold } from './fold';
import { blockingFindings, countCells, unknownColumns } from './validation-issues';

const shownPlaces = 5;

interface FindingsListProps extends OpenedProps {
  readonly onGo: (place: CellPlace) => void;
}

export function FindingsList({ session, opened, onGo }: FindingsListProps) {
  const { options, checked } = useUpload(session);
  if (checked === undefined) return null;
  const unknown = unknownColumns(opened).map(({ name }) => name);
  const hidden = opened.columns.filter(({ isHidden, state }) => isHidden && state !== 'blank').map(({ name }) => name);
  const errors = blockingFindings(checked, options);
  const refusable = findingsToAsk(checked, 'refusable');
  const notes = checked.findings.filter((finding) => !isError(finding.kind) && !refusable.includes(finding));
  const line = (finding: Finding) => (
    <FindingLine key={finding.kind} finding={finding} shape={session.kind.shape} onGo={onGo} />
  );
  return (
    <>
      {errors.length > 0 && (
        <Banner tone="danger" title={messages.problemsTitle(countCells(errors))}>
          <ul className="pricebook-findings">{errors.map(line)}</ul>
        </Banner>
      )}
      {refusable.length > 0 && (
        <Banner tone="warning" title={messages.refusableTitle(countCells(refusable))}>
          <Lines title={messages.whichRows}>{refusable.map(line)}</Lines>
        </Banner>
      )}
      {(unknown.length > 0 || hidden.length > 0) && (
        <ul className="pricebook-findings pricebook-notes">
          {unknown.length > 0 && (
            <li>
              {messages.unknownColumns(unknown)}{' '}
              <LinkButton onClick={() => session.actor.send({ type: 'mapping.open' })}>
                {messages.mapColumns}
              </LinkButton>
            </li>
          )}
          {hidden.length > 0 && <li>{messages.hiddenColumns(hidden)}</li>}
        </ul>
      )}
      {notes.length > 0 && (
        <div className="pricebook-notes">
          <Lines title={messages.notesFold(notes.length)}>{notes.map(line)}</Lines>
        </div>
      )}
    </>
  );
}

/** Several lines are opened on demand. */
function Lines({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  const lines = (
    <ul className="pricebook-findings" aria-label={title}>
      {children}
    </ul>
  );
  return children.length > 1 ? <Fold title={title}>{lines}</Fold> : lines;
}

interface FindingLineProps {
  readonly finding: Finding;
  readonly shape: UploadShape;
  readonly onGo: (place: CellPlace) => void;
}

function FindingLine({ finding: { kind, cells, places }, shape, onGo }: FindingLineProps) {
  const labels = new Map(columnsOf(shape).map(({ key, label }) => [key, label]));
  // Links to five of many blank cells are not useful.
  const shown = kind === 'clears' ? [] : places.slice(0, shownPlaces);
  const more = cells - shown.length;
  return (
    <li>
      {messages.findings[kind](cells, shape.key.label)}
      {shown.length > 0 && ' – '}
      {shown.map((place, index) => (
        <span key={`${place.position} ${place.key}`}>
          {index > 0 && ', '}
          <LinkButton
            aria-label={messages.placeLabel(place.number, labels.get(place.key) ?? place.key)}
            onClick={() => onGo(place)}
          >
            {messages.place(place.number)}
          </LinkButton>
        </span>
      ))}
      {shown.length > 0 && more > 0 && ` ${messages.morePlaces(more)}`}
    </li>
  );
}
