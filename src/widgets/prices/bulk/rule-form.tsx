import { useRef, useState } from 'react';
import { RestoredBanner } from '../../../record/restored-banner';
import { useSignOutNotice } from '../../../record/use-sign-out-notice';
import { adoptingRef } from '../../../ui/adopt-sheets';
import { Button } from '../../../ui/controls/button';
import { Banner } from '../../../ui/feedback/banner';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid';
import { SelectField } from '../../../ui/form/select-field';
import { TextField } from '../../../ui/form/text-field';
import { Dialog } from '../../../ui/overlays/dialog';
import { useDiscardPrompt } from '../../../ui/overlays/use-discard-prompt';
import { WithDecimalReadings } from '../../../upload/pricing/decimal-readings';
import { LevelChoice } from '../../../upload/pricing/level-choice';
import { allLevels, type Currency, currencies } from '../../../wire/price-levels';
import { type Rounding, roundings } from '../../../wire/rounding';
import css from './change-prices.css?inline';
import { changeMessages as messages } from './change-prices.messages';
import { type Method, methods } from './rule-draft';
import { RuleExampleView } from './rule-example';
import type { RowScope } from './rule-name';
import type { RuleFormState, ScopedRule } from './use-rule-form';

const adoptCss = adoptingRef([css]);

interface RuleFormProps {
  readonly form: RuleFormState;
  /** Why the last preview could not be shown. */
  readonly notice: string | undefined;
  /** The read of the stored prices for the preview; `outdated` when the rule was changed during it. */
  readonly reading: 'none' | 'running' | 'outdated';
  readonly onPreview: (scoped: ScopedRule) => void;
  readonly onClose: () => void;
}

export function RuleForm({ form, notice, reading, onPreview, onClose }: RuleFormProps) {
  const { apiBase, issues, scopedRule } = form;
  const isReading = reading === 'running';
  const [hasTried, setTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const { requestClose, question } = useDiscardPrompt({ isDirty: form.isTyped, changes: 'choices', onClose });
  useSignOutNotice(apiBase, form.isTyped, {
    text: () => scopedRule?.name ?? '',
  });
  const submit = () => {
    setTried(true);
    if (isReading) return;
    if (scopedRule) onPreview(scopedRule);
    // After the errors are rendered.
    else requestAnimationFrame(() => focusFirstInvalid(fields.current));
  };
  const footer = (
    <>
      <div className="pricebook-dialog-beside pricebook-muted" role="status">
        {reading !== 'none' && messages.readings[reading]}
      </div>
      <Button onClick={requestClose}>{messages.cancel}</Button>
      <Button variant="primary" type="submit" busy={isReading}>
        {messages.preview}
      </Button>
    </>
  );
  return (
    <Dialog kind="wide" title={messages.title} footer={footer} onSubmit={submit} onClose={requestClose}>
      <div
        ref={(element) => {
          fields.current = element;
          adoptCss(element);
        }}
        className="pricebook-change-prices"
      >
        {form.isRestored && <RestoredBanner isLocked={isReading} onDiscard={form.discard} />}
        {notice !== undefined && <Banner tone="warning">{notice}</Banner>}
        <RuleFields form={form} issues={hasTried ? issues : undefined} />
        {form.hasSamples && <RuleExampleView example={form.example} />}
      </div>
      {question}
    </Dialog>
  );
}

interface RuleFieldsProps {
  readonly form: RuleFormState;
  readonly issues: RuleFormState['issues'];
}

function RuleFields({ form, issues }: RuleFieldsProps) {
  const { draft, change, options, chosenOption, chooseRows } = form;
  const { currency, method, number, sourceLevel, rounding } = draft;
  const changeNumber = (typed: string) => change({ number: typed });
  return (
    <>
      <div className="pricebook-change-line">
        <SelectField
          label={messages.rows}
          value={chosenOption?.scope.kind ?? ''}
          error={chosenOption ? undefined : messages.rowsGone}
          options={options.map(({ scope, label }) => ({ value: scope.kind, label }))}
          // SAFETY: the options are kinds of rows.
          onChange={(kind) => chooseRows(kind as RowScope['kind'])}
        />
        <SelectField
          label={messages.currency}
          value={currency}
          options={currencies.map((value) => ({ value, label: value }))}
          // SAFETY: the options are currencies.
          onChange={(value) => change({ currency: value as Currency })}
        />
      </div>
      <div className="pricebook-change-line">
        <SelectField
          label={messages.method}
          value={method}
          options={methods.map((value) => ({ value, label: messages.methods[value] }))}
          // SAFETY: the options are methods.
          onChange={(value) => change({ method: value as Method })}
        />
        {method === 'level' && (
          <SelectField
            label={messages.sourceLevel}
            value={String(sourceLevel)}
            options={allLevels.map((level) => ({ value: String(level), label: messages.levelOf(currency, level) }))}
            onChange={(value) => change({ sourceLevel: Number(value) })}
          />
        )}
        <WithDecimalReadings typed={number} isUnclear={issues?.number === 'unclear'} onChange={changeNumber}>
          <TextField
            label={messages.number(method, currency)}
            content="number"
            inputMode={method === 'fixed' ? 'text' : 'decimal'}
            autoComplete="off"
            maxLength={20}
            required
            data-autofocus=""
            value={number}
            error={issues?.number && messages.numberIssues[issues.number]}
            hint={method === 'fixed' ? messages.fixedHint : undefined}
            onChange={changeNumber}
          />
        </WithDecimalReadings>
        {method !== 'fixed' && (
          <SelectField
            label={messages.rounding}
            value={rounding}
            options={roundings.map((value) => ({ value, label: messages.roundings[value] }))}
            hint={messages.roundingHint}
            // SAFETY: the options are roundings.
            onChange={(value) => change({ rounding: value as Rounding })}
          />
        )}
      </div>
      <LevelChoice
        levels={draft.levels}
        isMissing={issues?.areLevelsMissing === true}
        onChange={(levels) => change({ levels })}
      />
      <p className="pricebook-hint">{messages.stayHint}</p>
    </>
  );
}
