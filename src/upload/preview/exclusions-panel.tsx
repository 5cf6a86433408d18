import { Download, ListRestart } from 'lucide-react';
import { useId } from 'react';
import { type CheckedFile, type Exclusions, exclusionKinds, type FileColumn } from '../../machines/reading.types';
import { classNames } from '../../ui/class-names';
import { Button, LinkButton } from '../../ui/controls/button';
import { Checkbox } from '../../ui/controls/checkbox';
import type { UploadSession } from '../session/upload-session.types';
import { uploadMessages as messages } from '../upload.messages';
import { matchedLabel } from '../upload-shape';
import { useUpload } from '../use-upload';
import { countExcluded, withExclusions, withKinds } from './exclusion-choices';
import { Matter } from './matter';
import { OnlyRows } from './only-rows';
import { useLatest } from './use-latest';
import { blockingFindings } from './validation-issues';

type RowKind = CheckedFile['kinds'][number]['kind'];

const countRows = ({ kinds }: CheckedFile, kind: RowKind): number =>
  kinds.find((found) => found.kind === kind)?.rows ?? 0;

export function ExclusionsPanel({ session }: { readonly session: UploadSession }) {
  const { options, opened, ...context } = useUpload(session);
  const checked = useLatest(context.checked);
  if (checked === undefined || opened === undefined) return null;
  const { kinds, excluded } = checked;
  if (kinds.length === 0 && excluded.length === 0 && opened.columns.every(isUsed)) return null;
  const exclusions = options.exclusions ?? {};
  const change = (next: Exclusions) => session.changeOptions(withExclusions(options, next));
  const out = countExcluded(checked);
  const last = options.exclusions === undefined ? session.lastExclusions(opened) : undefined;
  const reused = kinds.filter(({ kind }) => (kind === 'duplicate' ? last?.duplicates : last?.kinds?.includes(kind)));
  const choice = { session, checked, exclusions, onChange: change };
  const label = matchedLabel(session.kind.shape, options.matchBy);
  const found = kinds.map(({ kind, rows }) =>
    kind === 'duplicate'
      ? messages.duplicateRows(rows, session.kind.shape.key.label)
      : messages.exclusionKinds[kind](rows, label),
  );
  return (
    <>
      {last && (reused.length > 0 || last.only) && (
        <p>
          <Button icon={ListRestart} onClick={() => change(last)}>
            {messages.asLastTime(reused, last.duplicates)}
          </Button>
        </p>
      )}
      <Matter
        title={messages.exclusions}
        facts={out > 0 ? [messages.excludedRows(out)] : found}
        isUrgent={blockingFindings(checked, options).length > 0}
      >
        <section className="pricebook-exclusions" aria-label={messages.exclusions}>
          <KindChoice {...choice} />
          <DuplicatesChoice {...choice} />
          <OnlyRows
            session={session}
            opened={opened}
            values={checked.values}
            value={exclusions.only}
            onChange={(only) => change({ ...exclusions, only })}
          />
          {out > 0 && (
            <p className="pricebook-wrap pricebook-exclusions-out">
              <span role="status">{messages.excludedRows(out)}</span>
              <Button icon={Download} onClick={() => void session.downloadRows('excluded')}>
                {messages.downloadExcluded}
              </Button>
              <Button icon={ListRestart} onClick={() => change({})}>
                {messages.includeAll}
              </Button>
            </p>
          )}
        </section>
      </Matter>
    </>
  );
}

/** Without an unused column, there is nothing to select rows by. */
const isUsed = ({ state }: FileColumn): boolean => state === 'used' || state === 'blank';

interface ChoiceProps {
  readonly session: UploadSession;
  readonly checked: CheckedFile;
  readonly exclusions: Exclusions;
  readonly onChange: (next: Exclusions) => void;
}

function KindChoice({ session, checked, exclusions, onChange }: ChoiceProps) {
  const { matchBy } = useUpload(session).options;
  const label = matchedLabel(session.kind.shape, matchBy);
  const found = exclusionKinds.filter((kind) => countRows(checked, kind) > 0);
  const chosen = found.filter((kind) => exclusions.kinds?.includes(kind));
  if (found.length === 0) return null;
  return (
    <>
      {found.length > 1 && (
        <Checkbox
          checked={chosen.length === found.length || (chosen.length > 0 && 'mixed')}
          onChange={(isOut) => onChange(withKinds(exclusions, found, isOut))}
        >
          {messages.allKinds(checked.rowsWithAnyKind)}
        </Checkbox>
      )}
      <ul className={classNames('pricebook-wrap', found.length > 1 && 'is-part')}>
        {found.map((kind) => (
          <li key={kind} className="pricebook-wrap">
            <Checkbox
              checked={chosen.includes(kind)}
              onChange={(isOut) => onChange(withKinds(exclusions, [kind], isOut))}
            >
              {messages.exclusionKinds[kind](countRows(checked, kind), label)}
            </Checkbox>
            {kind === 'unknown-sku' && matchBy === undefined && (
              <LinkButton onClick={() => void session.downloadRows('unknown')}>{messages.saveUnknown}</LinkButton>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function DuplicatesChoice({ session, checked, exclusions, onChange }: ChoiceProps) {
  const name = useId();
  const rows = countRows(checked, 'duplicate');
  if (rows === 0) return null;
  return (
    <fieldset className="pricebook-wrap pricebook-duplicates">
      <legend>{messages.duplicateRows(rows, session.kind.shape.key.label)}</legend>
      {([undefined, 'keep-first', 'keep-last', 'keep-none'] as const).map((duplicates) => (
        <label key={duplicates ?? ''} className="pricebook-check">
          <input
            type="radio"
            name={name}
            className="pricebook-check-box pricebook-radio"
            checked={duplicates === exclusions.duplicates}
            onChange={() => onChange({ ...exclusions, duplicates })}
          />
          <span>{duplicates === undefined ? messages.keepDuplicates : messages.duplicateChoices[duplicates]}</span>
        </label>
      ))}
    </fieldset>
  );
}
