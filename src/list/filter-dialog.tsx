import { useState } from 'react';
import { Button } from '../ui/button';
import { MultiCombobox } from '../ui/combobox';
import { Dialog } from '../ui/dialog';
import { Loading } from '../ui/loading';
import { listMessages as messages } from './list.messages';
import { type Filters, labelOfKey, withFilter } from './list-query';
import type { List } from './list-state';

/** A filter's key and the values that it offers. */
export interface FilterChoice {
  readonly key: string;
  readonly values: readonly string[];
}

interface FilterDialogProps {
  readonly list: Pick<List<never>, 'query' | 'live' | 'valueLabel'>;
  readonly title: string;
  /** `undefined` while they are on their way. */
  readonly choices: readonly FilterChoice[] | undefined;
  readonly onClose: () => void;
}

/** One searchable choice of several for each filter; nothing changes before Save. */
export function FilterDialog({ list, title, choices, onClose }: FilterDialogProps) {
  const [draft, setDraft] = useState(list.query.peek().filters);
  const footer = (
    <>
      <div className="pricebook-dialog-beside">
        <button type="button" className="pricebook-link" onClick={() => setDraft({})}>
          {messages.clearAll}
        </button>
      </div>
      <Button onClick={onClose}>{messages.cancel}</Button>
      <Button
        type="submit"
        variant="primary"
        disabledReason={choices === undefined ? messages.choicesLoading : undefined}
      >
        {messages.save}
      </Button>
    </>
  );
  const save = () => {
    list.live.filters.value = draft;
    onClose();
  };
  return (
    <Dialog title={title} footer={footer} onSubmit={save} onClose={onClose}>
      {choices === undefined ? (
        <Loading />
      ) : (
        <FilterFields
          choices={choices}
          labelOf={list.valueLabel}
          draft={draft}
          onChange={(key, values) => setDraft(withFilter(draft, key, values))}
        />
      )}
    </Dialog>
  );
}

interface FilterFieldsProps {
  readonly choices: readonly FilterChoice[];
  readonly labelOf: List<never>['valueLabel'];
  readonly draft: Filters;
  readonly onChange: (key: string, values: readonly string[]) => void;
}

function FilterFields({ choices, labelOf, draft, onChange }: FilterFieldsProps) {
  // Filters that the page has set may have keys or values that are not among the choices: they stay visible.
  const offered = [
    ...choices,
    ...Object.keys(draft)
      .filter((key) => choices.every((choice) => choice.key !== key))
      .map((key): FilterChoice => ({ key, values: [] })),
  ];
  return (
    <div className="pricebook-stack">
      {offered.length === 0 && <p className="pricebook-muted">{messages.noFilters}</p>}
      {offered.map(({ key, values }) => {
        const chosen = draft[key] ?? [];
        return (
          <MultiCombobox
            key={key}
            label={labelOfKey(key)}
            aside={chosen.length > 0 && messages.chosen(chosen.length)}
            options={[...new Set([...values, ...chosen])].map((value) => ({ value, label: labelOf(key, value) }))}
            value={chosen}
            onChange={(next) => onChange(key, next)}
          />
        );
      })}
    </div>
  );
}
