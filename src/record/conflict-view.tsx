import { Banner } from '../ui/feedback/banner';
import type { Identity } from '../wire/field';
import { recordMessages } from './record.messages';
import { type Conflict, differencesFromRecord } from './save-record';
import type { RecordForm } from './use-record-form';

const messages = recordMessages.conflict;

interface ConflictViewProps<R extends Identity, D> {
  readonly form: RecordForm<R, D>;
  readonly conflict: Conflict<R>;
}

/** Reports that another user has changed the record, and shows the differences from the draft. */
export function ConflictView<R extends Identity, D>({ form, conflict }: ConflictViewProps<R, D>) {
  const { noun } = form.kind;
  if (conflict.kind !== 'conflict') {
    const isDeleted = conflict.kind === 'deleted';
    return (
      <Banner tone="danger" title={isDeleted ? messages.deletedTitle(noun) : messages.title(noun)}>
        {isDeleted ? messages.deleted : messages.unreadable}
      </Banner>
    );
  }
  return (
    <>
      <Banner tone="warning" title={messages.title(noun)}>
        {messages.text}
      </Banner>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long comparison scrolls, also by keyboard */}
      <section className="pricebook-conflict pricebook-scrolls" aria-label={messages.compare(noun)} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{messages.field}</th>
              <th scope="col">{messages.theirs}</th>
              <th scope="col">{messages.mine}</th>
            </tr>
          </thead>
          <tbody>
            {differencesFromRecord(form, conflict.current).map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{theirs || messages.none}</td>
                <td>{mine || messages.none}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
