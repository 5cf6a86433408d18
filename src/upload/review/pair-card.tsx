import { ArrowRight, ChevronDown, Database, FilePlus, TriangleAlert } from 'lucide-react';
import { shownPercent } from '../../lists/ranges/shown-price';
import { classNames } from '../../ui/class-names';
import { Checkbox } from '../../ui/controls/checkbox';
import { VisuallyHidden } from '../../ui/controls/visually-hidden';
import type { FlagReason } from '../../wire/price-difference';
import { isNumeric } from '../reading/contents';
import type { UploadKind } from '../session/upload-session.types';
import { uploadMessages as messages } from '../upload.messages';
import type { UploadColumn } from '../upload-shape';
import { flagText } from './flag.messages';
import { type Excluded, inclusionOf, isIncluded, withChangeIncluded, withPairIncluded } from './review-choices';
import { type Change, isFlagged, type ReviewPair, shownValue, unchangedCells } from './review-pair';

interface PairCardProps {
  readonly pair: ReviewPair;
  readonly kind: UploadKind;
  readonly excluded: Excluded;
  /** Whether Tab reaches its controls, which it does in one card only. */
  readonly isActive: boolean;
  readonly onChoose: (excluded: Excluded) => void;
}

export function PairCard({ pair, kind, excluded, isActive, onChoose }: PairCardProps) {
  const { name, changes } = pair;
  const inclusion = inclusionOf(pair, excluded);
  const excludedChanges = excluded.get(pair.index)?.size ?? 0;
  const tabIndex = isActive ? 0 : -1;
  return (
    <article className={classNames('pricebook-review-pair', inclusion === 'none' && 'is-out')} aria-label={name}>
      <header className="pricebook-wrap pricebook-pair-head">
        <Checkbox
          checked={inclusion === 'some' ? 'mixed' : inclusion === 'all'}
          tabIndex={tabIndex}
          aria-label={messages.include(name)}
          onChange={() => onChoose(withPairIncluded(excluded, pair, inclusion === 'none'))}
        />
        <p className="pricebook-pair-titles">
          <b>{name}</b> <span className="pricebook-muted">{kind.describe(pair.uploadPair)}</span>
        </p>
        <span className="pricebook-pair-count">
          {inclusion === 'all' && messages.changed(changes.length)}
          {inclusion === 'some' && messages.partly(changes.length - excludedChanges, changes.length)}
          {inclusion === 'none' && messages.leftOut}
        </span>
      </header>
      {changes.map(
        ({ column, difference: { flag } }) => flag && <FlagLine key={column.key} column={column} flag={flag} />,
      )}
      <section
        className="pricebook-pair-scroll pricebook-scrolls"
        tabIndex={tabIndex}
        aria-label={messages.changesOf(name)}
      >
        <Comparison pair={pair} excluded={excluded} tabIndex={tabIndex} onChoose={onChoose} />
      </section>
      <Unchanged pair={pair} kind={kind} tabIndex={tabIndex} />
    </article>
  );
}

interface ComparisonProps extends Pick<PairCardProps, 'pair' | 'excluded' | 'onChoose'> {
  readonly tabIndex: 0 | -1;
}

function Comparison({ pair, excluded, tabIndex, onChoose }: ComparisonProps) {
  const { changes } = pair;
  return (
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
              isChangeIncluded={isIncluded(pair, change, excluded)}
              tabIndex={tabIndex}
              onInclude={(include) => onChoose(withChangeIncluded(excluded, pair, change, include))}
            />
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const textClass = ({ content }: UploadColumn) => (isNumeric(content) ? undefined : 'is-text');

function FlagLine({ column, flag }: { readonly column: UploadColumn; readonly flag: FlagReason }) {
  const { reason, question } = flagText(flag);
  return (
    <p className="pricebook-flagged">
      <TriangleAlert />
      <span>
        <b>
          {column.label} {reason}
        </b>{' '}
        {question}
      </span>
    </p>
  );
}

interface NewCellProps {
  readonly change: Change;
  readonly isChangeIncluded: boolean;
  readonly tabIndex: 0 | -1;
  readonly onInclude: (include: boolean) => void;
}

function NewCell({ change, isChangeIncluded, tabIndex, onInclude }: NewCellProps) {
  const { column, from, to, difference } = change;
  return (
    <td className={classNames(textClass(column), !isChangeIncluded && 'is-out', isFlagged(change) && 'is-flagged')}>
      <span className="pricebook-change">
        <Checkbox
          checked={isChangeIncluded}
          tabIndex={tabIndex}
          aria-label={messages.takeChange(column.label, shownValue(from, column), shownValue(to, column))}
          onChange={onInclude}
        />
        <span className="pricebook-change-old">{shownValue(from, column)}</span>
        <ArrowRight />
        <span className="pricebook-change-new">{shownValue(to, column)}</span>
        <span className="pricebook-change-share">
          {difference.kind === 'percent' ? shownPercent(difference.percent) : messages.difference[difference.kind]}
        </span>
      </span>
    </td>
  );
}

function Unchanged({ pair, kind, tabIndex }: Pick<PairCardProps, 'pair' | 'kind'> & { readonly tabIndex: 0 | -1 }) {
  const cells = unchangedCells(pair, kind.shape);
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
