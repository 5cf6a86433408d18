import { Checkbox } from '../../ui/checkbox';
import { classNames } from '../../ui/class-names';
import { ArrowRight, ChevronDown, Database, FilePlus, TriangleAlert } from '../../ui/icons';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { isNumeric } from '../reading/contents';
import { uploadMessages as messages } from '../upload.messages';
import type { UploadColumn, UploadShape } from '../upload-shape';
import { type Difference, percentText } from './difference';
import { isTaken, type LeftOut, takenOf } from './review-choices';
import { type Change, isCalledOut, type ReviewPair, shownValue, unchangedCells } from './review-pair';

/** What a person may do with a pair. */
export interface PairActions {
  readonly onPair: (pair: ReviewPair, take: boolean) => void;
  readonly onChange: (pair: ReviewPair, change: Change, take: boolean) => void;
}

interface PairCardProps {
  readonly pair: ReviewPair;
  readonly shape: UploadShape;
  /** What the record is, besides its name. */
  readonly description: string;
  readonly leftOut: LeftOut;
  /** Whether its controls take part in the order of Tab: those of one card do. */
  readonly isActive: boolean;
  readonly actions: PairActions;
}

/** One record: what is stored above what the file says, changed cells alone. */
export function PairCard({ pair, shape, description, leftOut, isActive, actions }: PairCardProps) {
  const { name, changes } = pair;
  const taken = takenOf(pair, leftOut);
  const out = leftOut.get(pair.index)?.size ?? 0;
  const tabIndex = isActive ? 0 : -1;
  return (
    <article className={classNames('pricebook-review-pair', taken === 'none' && 'is-out')} aria-label={name}>
      <header className="pricebook-pair-head">
        <Checkbox
          checked={taken === 'some' ? 'mixed' : taken === 'all'}
          tabIndex={tabIndex}
          aria-label={messages.take(name)}
          onChange={() => actions.onPair(pair, taken === 'none')}
        />
        <p className="pricebook-pair-titles">
          <b>{name}</b> <span className="pricebook-muted">{description}</span>
        </p>
        <span className="pricebook-pair-count">
          {taken === 'all' && messages.changed(changes.length)}
          {taken === 'some' && messages.partly(changes.length - out, changes.length)}
          {taken === 'none' && messages.leftOut}
        </span>
      </header>
      {changes.filter(isCalledOut).map((change) => (
        <CalledOutLine key={change.column.key} change={change} />
      ))}
      <section className="pricebook-pair-scroll" tabIndex={tabIndex} aria-label={messages.changesOf(name)}>
        <table className="pricebook-compare">
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{messages.record}</VisuallyHidden>
              </th>
              {changes.map(({ column }) => (
                <th key={column.key} scope="col" className={textClass(column)}>
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="is-existing">
              <th scope="row">
                <span>
                  <Database />
                  {messages.existing}
                </span>
              </th>
              {changes.map(({ column, from }) => (
                <td key={column.key} className={textClass(column)}>
                  {shownValue(from, column)}
                </td>
              ))}
            </tr>
            <tr className="is-new">
              <th scope="row">
                <span>
                  <FilePlus />
                  {messages.newRow}
                </span>
              </th>
              {changes.map((change) => (
                <NewCell
                  key={change.column.key}
                  change={change}
                  isTaken={isTaken(pair, change, leftOut)}
                  tabIndex={tabIndex}
                  onTake={(take) => actions.onChange(pair, change, take)}
                />
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <Unchanged pair={pair} shape={shape} tabIndex={tabIndex} />
    </article>
  );
}

/** Numbers stand under one another, texts begin under one another. */
const textClass = ({ content }: UploadColumn) => (isNumeric(content) ? undefined : 'is-text');

function CalledOutLine({ change: { column, difference } }: { readonly change: Change }) {
  if (difference.kind !== 'percent' || difference.calledOut === undefined) return null;
  const { calledOut } = difference;
  return (
    <p className="pricebook-called-out">
      <TriangleAlert />
      <span>
        <b>
          {column.label} {messages.calledOut[calledOut]}
        </b>
        {calledOut !== 'to-zero' && calledOut !== 'large' && messages.movedPoint}
      </span>
    </p>
  );
}

interface NewCellProps {
  readonly change: Change;
  readonly isTaken: boolean;
  readonly tabIndex: 0 | -1;
  readonly onTake: (take: boolean) => void;
}

function NewCell({ change, isTaken: taken, tabIndex, onTake }: NewCellProps) {
  const { column, from, to, difference } = change;
  return (
    <td className={classNames(textClass(column), !taken && 'is-out', isCalledOut(change) && 'is-called-out')}>
      <span className="pricebook-change">
        <Checkbox
          checked={taken}
          tabIndex={tabIndex}
          aria-label={messages.takeChange(column.label, shownValue(from, column), shownValue(to, column))}
          onChange={onTake}
        />
        <span className="pricebook-change-old">{shownValue(from, column)}</span>
        <ArrowRight />
        <span className="pricebook-change-new">{shownValue(to, column)}</span>
        <span className="pricebook-change-share">{differenceText(difference)}</span>
      </span>
    </td>
  );
}

/** Made only when it is opened: most of a record's cells are here. */
function Unchanged({ pair, shape, tabIndex }: Pick<PairCardProps, 'pair' | 'shape'> & { readonly tabIndex: 0 | -1 }) {
  const cells = unchangedCells(pair, shape);
  return (
    <details className="pricebook-fold">
      <summary tabIndex={tabIndex}>
        {messages.unchanged(cells.length)}
        <ChevronDown />
      </summary>
      <dl className="pricebook-same">
        {cells.map(({ column, value }) => (
          <div key={column.key}>
            <dt>{column.label}</dt>
            <dd>{shownValue(value, column)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function differenceText(difference: Difference): string {
  switch (difference.kind) {
    case 'percent':
      return percentText(difference.percent);
    case 'new':
      return messages.added;
    case 'cleared':
      return messages.cleared;
    case 'text':
      return messages.textChanged;
    case 'from-zero':
      return messages.fromZero;
  }
}
