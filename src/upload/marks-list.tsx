import type { ReadingChoice } from '../machines/upload.types';
import { Banner } from '../ui/banner';
import { countErrors, errorMarks, unknownColumns } from './obstacles';
import { isError } from './reading/marks';
import type { Checked, MarkCount, MarkPlace, Opened } from './reading/reading.types';
import { uploadMessages as messages } from './upload.messages';
import { columnsOf, type UploadShape } from './upload-shape';

/** Places that are offered one by one, of each kind. */
const shownPlaces = 5;

interface MarksListProps {
  readonly opened: Opened;
  readonly checked: Checked;
  readonly choice: ReadingChoice;
  readonly shape: UploadShape;
  readonly onGo: (place: MarkPlace) => void;
  readonly onMap: () => void;
}

/** What keeps the file from being sent, and what a person should know of it, each with the way to its cells. */
export function MarksList({ opened, checked, choice, shape, onGo, onMap }: MarksListProps) {
  const unknown = unknownColumns(opened).map(({ name }) => name);
  const wrong = errorMarks(checked, choice);
  const notes = checked.marks.filter(({ kind }) => !isError(kind));
  return (
    <>
      {(wrong.length > 0 || unknown.length > 0) && (
        <Banner tone="danger" title={messages.problemsTitle(countErrors(opened, checked, choice))}>
          <ul className="pricebook-marks">
            {unknown.length > 0 && (
              <li>
                {messages.unknownColumns(unknown)}{' '}
                <button type="button" className="pricebook-link" onClick={onMap}>
                  {messages.mapColumns}
                </button>
              </li>
            )}
            {wrong.map((mark) => (
              <MarkLine key={mark.kind} mark={mark} shape={shape} onGo={onGo} />
            ))}
          </ul>
        </Banner>
      )}
      {notes.length > 0 && (
        <ul className="pricebook-marks is-notes" aria-label={messages.notesTitle}>
          {notes.map((mark) => (
            <MarkLine key={mark.kind} mark={mark} shape={shape} onGo={onGo} />
          ))}
        </ul>
      )}
    </>
  );
}

interface MarkLineProps {
  readonly mark: MarkCount;
  readonly shape: UploadShape;
  readonly onGo: (place: MarkPlace) => void;
}

function MarkLine({ mark: { kind, count, places }, shape, onGo }: MarkLineProps) {
  const labels = new Map(columnsOf(shape).map(({ key, label }) => [key, label]));
  // Blank cells are as many as a sheet is wide: naming five of them helps nobody.
  const shown = kind === 'clears' ? [] : places.slice(0, shownPlaces);
  const more = count - shown.length;
  return (
    <li>
      {messages.marks[kind](count, shape.key.label)}
      {shown.length > 0 && ' – '}
      {shown.map((place, index) => (
        <span key={`${place.position} ${place.key}`}>
          {index > 0 && ', '}
          <button
            type="button"
            className="pricebook-link"
            aria-label={messages.placeLabel(place.number, labels.get(place.key) ?? place.key)}
            onClick={() => onGo(place)}
          >
            {messages.place(place.number)}
          </button>
        </span>
      ))}
      {shown.length > 0 && more > 0 && ` ${messages.morePlaces(more)}`}
    </li>
  );
}
