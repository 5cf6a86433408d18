import type { UploadProblem } from '../../machines/upload.types';
import { Banner } from '../../ui/feedback/banner';
import { uploadMessages as messages } from '../upload.messages';

const titlesFor = (fileName: string): Partial<Record<UploadProblem['kind'], string>> => ({
  unreadable: messages.unreadable(fileName),
  'file-refused': messages.refused,
  'not-sent': messages.notSent,
});

export function ProblemBanner({ problem }: { readonly problem: UploadProblem }) {
  const { kind, message, fileName = '', rows = [] } = problem;
  const title = titlesFor(fileName)[kind];
  return (
    <Banner
      tone={kind === 'conflict' || kind === 'unknown-outcome' ? 'warning' : 'danger'}
      {...(title !== undefined && { title })}
    >
      <p>{message}</p>
      {rows.length > 0 && (
        <ul className="pricebook-row-problems">
          {rows.map(({ row, column, reason }) => (
            <li key={`${row} ${column} ${reason}`}>
              <b>{messages.rowProblem(row, column)}</b> {reason}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
