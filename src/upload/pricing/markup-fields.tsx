import { CircleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import type { CostDraft } from '../../machines/cost-draft.types';
import { sentenceSeparator } from '../../texts/notation';
import { LinkButton } from '../../ui/controls/button';
import { TextField } from '../../ui/form/text-field';
import { allLevels } from '../../wire/price-levels';
import type { DraftIssue, DraftIssues } from './cost-draft';
import { WithDecimalReadings } from './decimal-readings';
import { LevelChoice } from './level-choice';
import { NumberInput } from './number-input';
import { withPastedPercents } from './pasted-percents';
import { pricingMessages as messages } from './pricing.messages';

interface MarkupFieldsProps {
  readonly draft: CostDraft;
  readonly issues: DraftIssues | undefined;
  readonly onChange: (changes: Partial<CostDraft>) => void;
}

export function MarkupFields({ draft, issues, onChange }: MarkupFieldsProps) {
  if (draft.markupKind === 'each') return <LevelMarkups draft={draft} issues={issues} onChange={onChange} />;
  return (
    <>
      <div className="pricebook-change-line">
        <NumberInput
          label={messages.firstMarkup}
          value={draft.percent}
          issue={issues?.fields.percent}
          required
          onChange={(percent) => onChange({ percent })}
        />
        <NumberInput
          label={messages.seriesFactor}
          hint={messages.seriesHint}
          value={draft.seriesFactor}
          issue={issues?.fields.seriesFactor}
          required
          onChange={(seriesFactor) => onChange({ seriesFactor })}
        />
      </div>
      <LevelChoice
        levels={draft.levels}
        isMissing={draft.levels.length === 0}
        onChange={(levels) => onChange({ levels })}
      />
    </>
  );
}

/** A field for the mark-up of each level. */
function LevelMarkups({ draft: { percents }, issues, onChange }: MarkupFieldsProps) {
  const errorId = useId();
  const [unused, setUnused] = useState<readonly string[]>([]);
  const change = (changed: readonly string[], unusedCells: readonly string[] = []) => {
    onChange({ percents: changed });
    setUnused(unusedCells);
  };
  const errors = [...new Set(issues?.percents.values())].map((issue) => messages.issues[issue]);
  return (
    <fieldset className="pricebook-levels" aria-describedby={errors.length > 0 ? errorId : undefined}>
      <legend className="pricebook-label">{messages.markups}</legend>
      <div className="pricebook-hint">{messages.markupsHint}</div>
      <div className="pricebook-level-links">
        <LinkButton onClick={() => change(fillBlankPercents(percents))}>{messages.fillLevels}</LinkButton>
        <LinkButton onClick={() => change(percents.map(() => ''))}>{messages.clearLevels}</LinkButton>
      </div>
      <div className="pricebook-markup-grid">
        {allLevels.map((level, index) => (
          <LevelMarkup
            key={level}
            level={level}
            typed={percents[index] ?? ''}
            issue={issues?.percents.get(index)}
            onChange={(typed) => change(percents.with(index, typed))}
            onPaste={(text) => {
              const pasted = withPastedPercents(percents, index, text);
              if (pasted) change(pasted.percents, pasted.unused);
              return pasted !== undefined;
            }}
          />
        ))}
      </div>
      <div role="status">{unused.length > 0 && messages.unusedMarkups(unused, allLevels.length)}</div>
      {errors.length > 0 && (
        <div id={errorId} className="pricebook-error">
          <CircleAlert />
          {errors.join(sentenceSeparator())}
        </div>
      )}
    </fieldset>
  );
}

interface LevelMarkupProps {
  readonly level: number;
  readonly typed: string;
  readonly issue: DraftIssue | undefined;
  readonly onChange: (typed: string) => void;
  /** Returns whether the pasted text was taken. */
  readonly onPaste: (text: string) => boolean;
}

const LevelMarkup = ({ level, typed, issue, onChange, onPaste }: LevelMarkupProps) => (
  <WithDecimalReadings typed={typed} isUnclear={issue === 'unclear'} onChange={onChange}>
    <TextField
      label={messages.markupOf(level)}
      content="number"
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      aria-invalid={issue !== undefined || undefined}
      value={typed}
      onChange={onChange}
      onPaste={(event) => {
        if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
      }}
    />
  </WithDecimalReadings>
);

/** The mark-ups with each blank one replaced by the one before it. */
function fillBlankPercents(percents: readonly string[]): readonly string[] {
  let before = '';
  return percents.map((typed) => {
    before = typed.trim() === '' ? before : typed;
    return before;
  });
}
