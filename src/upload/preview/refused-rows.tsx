import { useEffect, useRef } from 'react';
import type { CellPlace, ReadingOptions } from '../../machines/reading.types';
import type { RefusedRow, UploadProblem } from '../../machines/upload.types';
import { Button, LinkButton } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { ProblemBanner } from '../choose/problem-banner';
import type { UploadSession } from '../session/upload-session.types';
import { uploadMessages as messages } from '../upload.messages';
import { useUpload } from '../use-upload';
import { withExclusions, withRowExcluded } from './exclusion-choices';

interface SendProblemProps {
  readonly session: UploadSession;
  readonly onGo: (place: CellPlace) => void;
}

/** Why the file was not sent or not accepted, with links to the rows that the back end has named. */
export function SendProblemBanner({ session, onGo }: SendProblemProps) {
  const { problem, options } = useUpload(session);
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) banner.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <div ref={banner} hidden={problem === undefined}>
      {problem && <RefusedRowsBanner problem={problem} options={options} session={session} onGo={onGo} />}
    </div>
  );
}

interface RefusedRowsBannerProps extends SendProblemProps {
  readonly problem: UploadProblem;
  readonly options: ReadingOptions;
}

/** The refused rows with the back end's reasons; without such rows, the problem alone. */
function RefusedRowsBanner({ problem, options, session, onGo }: RefusedRowsBannerProps) {
  const numbers = refusedRowNumbers(problem);
  if (numbers.length === 0) return <ProblemBanner problem={problem} />;
  const { rows = [], message } = problem;
  const stillIncluded = numbers.filter((number) => !options.exclusions?.rows?.includes(number));
  return (
    <Banner tone="danger" title={messages.refused}>
      <p>{message}</p>
      <ul className="pricebook-row-problems">
        {rows.map((refused) => (
          <li key={`${refused.row} ${refused.column} ${refused.reason}`}>
            <RowLink refused={refused} onGo={onGo} /> {refused.reason}
          </li>
        ))}
      </ul>
      {stillIncluded.length > 0 && (
        <Button onClick={() => session.changeOptions(excludeRows(options, stillIncluded))}>
          {messages.leaveRefusedOut(stillIncluded.length)}
        </Button>
      )}
    </Banner>
  );
}

function RowLink({
  refused: { row, column, place },
  onGo,
}: Pick<SendProblemProps, 'onGo'> & { readonly refused: RefusedRow }) {
  const text = messages.rowProblem(row, column);
  if (place === undefined) return <b>{text}</b>;
  return <LinkButton onClick={() => onGo(place)}>{text}</LinkButton>;
}

const refusedRowNumbers = ({ rows = [] }: UploadProblem): readonly number[] => [
  ...new Set(rows.flatMap(({ place }) => place?.number ?? [])),
];

const excludeRows = (options: ReadingOptions, numbers: readonly number[]): ReadingOptions =>
  withExclusions(
    options,
    numbers.reduce((exclusions, number) => withRowExcluded(exclusions, number, true), options.exclusions ?? {}),
  );

/** The back end's reasons by row number and column key. */
export type Refusals = ReadonlyMap<number, ReadonlyMap<string, string>>;

export function refusalsOf(problem: UploadProblem | undefined): Refusals {
  const refusals = new Map<number, Map<string, string>>();
  for (const { place, reason } of problem?.rows ?? []) {
    if (place === undefined) continue;
    const reasonsByColumn = refusals.get(place.number) ?? new Map<string, string>();
    refusals.set(place.number, reasonsByColumn.set(place.key, reason));
  }
  return refusals;
}
