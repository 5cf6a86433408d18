import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { LinkButton } from '../../../ui/controls/button';
import { Checkbox } from '../../../ui/controls/checkbox';
import { changeMessages as messages } from './change-prices.messages';
import { allLevels } from './rule-draft';

interface LevelChoiceProps {
  readonly levels: readonly number[];
  readonly isMissing: boolean;
  readonly onChange: (levels: readonly number[]) => void;
}

/** The levels that a rule changes. */
export function LevelChoice({ levels, isMissing, onChange }: LevelChoiceProps) {
  const errorId = useId();
  return (
    <fieldset className="pricebook-levels" aria-describedby={isMissing ? errorId : undefined}>
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
            {String(level).padStart(2, '0')}
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
