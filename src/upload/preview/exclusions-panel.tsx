import { useId, useRef } from 'react';
import type { CheckedFile, Exclusions, FileColumn } from '../../machines/upload-file.types';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/button';
import { Checkbox } from '../../ui/controls/checkbox';
import { Download, ListRestart } from '../../ui/controls/icons';
import type { UploadSession } from '../session/upload-session';
import { uploadMessages as messages } from '../upload.messages';
import { useUpload } from '../use-upload';
import {
  countExcluded,
  exclusionKinds,
  withDoubled,
  withExclusions,
  withKind,
  withKinds,
  withOnly,
} from './exclusion-choices';
import { OnlyRows } from './only-rows';

/** Excludes rows by kind; includes or downloads the excluded ones. */
export function ExclusionsPanel({ session }: { readonly session: UploadSession }) {
  const { send } = session.actor;
  const options = useUpload(session, (context) => context.options);
  const opened = useUpload(session, (context) => context.opened);
  const checked = useLatest(useUpload(session, (context) => context.checked));
  if (checked === undefined || opened === undefined) return null;
  const { kinds, excluded } = checked;
  if (kinds.length === 0 && excluded.length === 0 && opened.columns.every(isUsed)) return null;
  const key = session.sheet.shape.key.label;
  const exclusions = options.exclusions ?? {};
  const change = (next: Exclusions) => send({ type: 'options.change', options: withExclusions(options, next) });
  const rowsOf = (kind: (typeof kinds)[number]['kind']) => kinds.find((found) => found.kind === kind)?.rows ?? 0;
  const found = exclusionKinds.filter((kind) => rowsOf(kind) > 0);
  const chosen = found.filter((kind) => exclusions.kinds?.includes(kind));
  const out = countExcluded(checked);
  const lastTime = options.exclusions === undefined ? session.lastExclusions(opened) : undefined;
  return (
    <section className="pricebook-exclusions" aria-label={messages.exclusions}>
      <p className="pricebook-strong">{messages.exclusions}</p>
      {lastTime && <LastTime last={lastTime} checked={checked} onUse={() => change({ ...exclusions, ...lastTime })} />}
      {found.length > 1 && (
        <Checkbox
          checked={chosen.length === found.length || (chosen.length > 0 && 'mixed')}
          onChange={(isOut) => change(withKinds(exclusions, found, isOut))}
        >
          {messages.allKinds(checked.kindRows)}
        </Checkbox>
      )}
      {found.length > 0 && (
        <ul className={classNames(found.length > 1 && 'is-part')}>
          {found.map((kind) => (
            <li key={kind}>
              <Checkbox checked={chosen.includes(kind)} onChange={(isOut) => change(withKind(exclusions, kind, isOut))}>
                {messages.exclusionKinds[kind](rowsOf(kind), key)}
              </Checkbox>
              {kind === 'unknown-sku' && (
                <button type="button" className="pricebook-link" onClick={() => void session.save('unknown')}>
                  {messages.saveUnknown}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {rowsOf('doubled') > 0 && (
        <DoubledChoice
          legend={messages.doubledRows(rowsOf('doubled'), key)}
          value={exclusions.doubled}
          onChange={(doubled) => change(withDoubled(exclusions, doubled))}
        />
      )}
      <OnlyRows
        session={session}
        opened={opened}
        values={checked.values}
        value={exclusions.only}
        onChange={(only) => change(withOnly(exclusions, only))}
      />
      {out > 0 && (
        <p className="pricebook-exclusions-out">
          <span role="status">{messages.excludedRows(out)}</span>
          <Button icon={Download} onClick={() => void session.save('excluded')}>
            {messages.downloadExcluded}
          </Button>
          <Button icon={ListRestart} onClick={() => change({})}>
            {messages.takeAllBack}
          </Button>
        </p>
      )}
    </section>
  );
}

/** Without an unused column, there is nothing to select rows by. */
const isUsed = ({ state }: FileColumn): boolean => state === 'used' || state === 'blank';

/** Returns the last defined value, so that the panel stays while the rows are checked again. */
function useLatest<T>(value: T | undefined): T | undefined {
  const latest = useRef(value);
  if (value !== undefined) latest.current = value;
  return latest.current;
}

interface LastTimeProps {
  readonly last: Exclusions;
  readonly checked: CheckedFile;
  readonly onUse: () => void;
}

function LastTime({ last, checked, onUse }: LastTimeProps) {
  const found = checked.kinds.filter(({ kind }) =>
    kind === 'doubled' ? last.doubled !== undefined : last.kinds?.includes(kind),
  );
  if (found.length === 0 && last.only === undefined) return null;
  return (
    <p>
      <Button icon={ListRestart} onClick={onUse}>
        {messages.asLastTime(found)}
      </Button>
    </p>
  );
}

const doubledChoices = [undefined, 'keep-first', 'keep-last', 'none'] as const;

interface DoubledChoiceProps {
  readonly legend: string;
  readonly value: Exclusions['doubled'];
  readonly onChange: (doubled: Exclusions['doubled']) => void;
}

function DoubledChoice({ legend, value, onChange }: DoubledChoiceProps) {
  const name = useId();
  return (
    <fieldset className="pricebook-doubled">
      <legend>{legend}</legend>
      {doubledChoices.map((choice) => (
        <label key={choice ?? ''} className="pricebook-check">
          <input
            type="radio"
            name={name}
            className="pricebook-check-box pricebook-radio"
            checked={choice === value}
            onChange={() => onChange(choice)}
          />
          <span>{choice === undefined ? messages.doubledAll : messages.doubled[choice]}</span>
        </label>
      ))}
    </fieldset>
  );
}
