import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { adoptingRef } from '../../ui/adopt-sheets';
import { LinkButton } from '../../ui/controls/button';
import { Checkbox } from '../../ui/controls/checkbox';
import { levelText } from '../../wire/level-ranges';
import { allLevels } from '../../wire/price-levels';
import css from './level-choice.css?inline';
import { levelMessages as messages } from './level-choice.messages';

const adoptCss = adoptingRef([css]);

interface LevelChoiceProps {
  readonly levels: readonly number[];
  readonly isMissing: boolean;
  readonly onChange: (levels: readonly number[]) => void;
}

/** The levels that a rule changes. */
export function LevelChoice({ levels, isMissing, onChange }: LevelChoiceProps) {
  const errorId = useId();
  return (
    <fieldset ref={adoptCss} className="pricebook-levels" aria-describedby={isMissing ? errorId : undefined}>
      <legend className="pricebook-label">{messages.levels}</legend>
      <div className="pricebook-level-links">
        <LinkButton onClick={() => onChange(allLevels)}>{messages.allLevels}</LinkButton>
        <LinkButton onClick={() => onChange([])}>{messages.noLevels}</LinkButton>
      </div>
      <div className="pricebook-level-grid">
        {allLevels.map((level) => (
          <Checkbox
            key={level}
            checked={levels.includes(level)}
            aria-invalid={isMissing || undefined}
            onChange={(isChosen) => onChange(isChosen ? [...levels, level] : levels.filter((one) => one !== level))}
          >
            {levelText(level)}
          </Checkbox>
        ))}
      </div>
      {isMissing && (
        <div id={errorId} className="pricebook-error">
          <CircleAlert />
          {messages.levelsMissing}
        </div>
      )}
    </fieldset>
  );
}
