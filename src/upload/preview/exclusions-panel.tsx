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
import { countExcluded, withExclusions, withKindsExcluded } from './exclusion-choices';
import { FoldedSection } from './folded-section';
import { OnlyRows } from './only-rows';
import { useLastDefined } from './use-last-defined';
import { blockingFindings } from './validation-issues';

type RowKind = CheckedFile['kinds'][number]['kind'];

const countRows = ({ kinds }: CheckedFile, kind: RowKind): number =>
  kinds.find((found) => found.kind === kind)?.rows ?? 0;

export function ExclusionsPanel({ session }: { readonly session: UploadSession }) {
  const { options, opened, ...context } = useUpload(session);
  const checked = useLastDefined(context.checked);
  if (checked === undefined || opened === undefined) return null;
  const { kinds, excluded } = checked;
  if (kinds.length === 0 && excluded.length === 0 && !opened.columns.some(canSelectRowsBy)) return null;
  const exclusions = options.exclusions ?? {};
  const changeExclusions = (next: Exclusions) => session.changeOptions(withExclusions(options, next));
  const excludedRows = countExcluded(checked);
  const lastExclusions = options.exclusions === undefined ? session.lastExclusions(opened) : undefined;
  const reusedKinds = kinds.filter(({ kind }) =>
    kind === 'duplicate' ? lastExclusions?.duplicates : lastExclusions?.kinds?.includes(kind),
  );
  const choiceProps = { session, checked, exclusions, onChange: changeExclusions };
  const label = matchedLabel(session.kind.shape, options.matchBy);
  const kindTexts = kinds.map(({ kind, rows }) =>
    kind === 'duplicate'
      ? messages.duplicateRows(rows, session.kind.shape.keyColumn.label)
      : messages.exclusionKinds[kind](rows, label),
  );
  return (
    <>
      {lastExclusions && (reusedKinds.length > 0 || lastExclusions.only) && (
        <p>
          <Button icon={ListRestart} onClick={() => changeExclusions(lastExclusions)}>
            {messages.asLastTime(reusedKinds, lastExclusions.duplicates)}
          </Button>
        </p>
      )}
      <FoldedSection
        title={messages.exclusions}
        facts={excludedRows > 0 ? [messages.excludedRows(excludedRows)] : kindTexts}
        isInitiallyOpen={blockingFindings(checked, options).length > 0}
      >
        <section className="pricebook-exclusions" aria-label={messages.exclusions}>
          <KindChoice {...choiceProps} />
          <DuplicatesChoice {...choiceProps} />
          <OnlyRows
            session={session}
            opened={opened}
            columnValues={checked.columnValues}
            value={exclusions.only}
            onChange={(only) => changeExclusions({ ...exclusions, only })}
          />
          {excludedRows > 0 && (
            <p className="pricebook-wrap pricebook-preview-buttons">
              <span role="status">{messages.excludedRows(excludedRows)}</span>
              <Button icon={Download} onClick={() => void session.downloadRows('excluded')}>
                {messages.downloadExcluded}
              </Button>
              <Button icon={ListRestart} onClick={() => changeExclusions({})}>
                {messages.includeAll}
              </Button>
            </p>
          )}
        </section>
      </FoldedSection>
    </>
  );
}

/** Rows are selected by the values of columns that are not sent. */
const canSelectRowsBy = ({ state }: FileColumn): boolean => state !== 'used' && state !== 'blank';

interface ChoiceProps {
  readonly session: UploadSession;
  readonly checked: CheckedFile;
  readonly exclusions: Exclusions;
  readonly onChange: (next: Exclusions) => void;
}

function KindChoice({ session, checked, exclusions, onChange }: ChoiceProps) {
  const { matchBy } = useUpload(session).options;
  const label = matchedLabel(session.kind.shape, matchBy);
  const foundKinds = exclusionKinds.filter((kind) => countRows(checked, kind) > 0);
  const chosenKinds = foundKinds.filter((kind) => exclusions.kinds?.includes(kind));
  if (foundKinds.length === 0) return null;
  return (
    <>
      {foundKinds.length > 1 && (
        <Checkbox
          checked={chosenKinds.length === foundKinds.length || (chosenKinds.length > 0 && 'mixed')}
          onChange={(isOut) => onChange(withKindsExcluded(exclusions, foundKinds, isOut))}
        >
          {messages.allKinds(checked.rowsWithAnyKind)}
        </Checkbox>
      )}
      <ul className={classNames('pricebook-wrap', foundKinds.length > 1 && 'is-part')}>
        {foundKinds.map((kind) => (
          <li key={kind} className="pricebook-wrap">
            <Checkbox
              checked={chosenKinds.includes(kind)}
              onChange={(isOut) => onChange(withKindsExcluded(exclusions, [kind], isOut))}
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
      <legend>{messages.duplicateRows(rows, session.kind.shape.keyColumn.label)}</legend>
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
