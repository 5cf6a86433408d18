import { useState } from 'react';
import { Button } from '../controls/button';
import { Loading } from '../feedback/loading';
import { MultiCombobox } from '../form/combobox';
import { Dialog } from '../overlays/dialog';
import { dialogMessages } from '../overlays/dialog.messages';
import { useDiscardPrompt } from '../overlays/use-discard-prompt';
import { uiMessages } from '../ui.messages';
import { type FilterChoice, type Filters, filterLabel, valuesOf, withFilter } from './filters';

interface FilterDialogProps {
  readonly title: string;
  /** `undefined` while loading. */
  readonly choices: readonly FilterChoice[] | undefined;
  readonly filters: Filters;
  readonly labelOf: (key: string, value: string) => string;
  readonly onSave: (filters: Filters) => void;
  readonly onClose: () => void;
}

/** A searchable multi-select for each filter; applied by Save. */
export function FilterDialog({ title, choices, filters, labelOf, onSave, onClose }: FilterDialogProps) {
  const [draft, setDraft] = useState(filters);
  const { requestClose, question } = useDiscardPrompt({
    isDirty: JSON.stringify(draft) !== JSON.stringify(filters),
    onClose,
    changes: 'choices',
  });
  const footer = (
    <>
      <div className="pricebook-dialog-beside">
        <button type="button" className="pricebook-link" onClick={() => setDraft({})}>
          {dialogMessages.clearAll}
        </button>
      </div>
      <Button onClick={onClose}>{uiMessages.cancel}</Button>
      <Button
        type="submit"
        variant="primary"
        disabledReason={choices === undefined ? dialogMessages.filter.loading : undefined}
      >
        {dialogMessages.save}
      </Button>
    </>
  );
  const save = () => {
    onSave(draft);
    onClose();
  };
  return (
    <Dialog title={title} footer={footer} onSubmit={save} onClose={requestClose}>
      {choices === undefined ? (
        <Loading />
      ) : (
        <FilterFields
          choices={choices}
          labelOf={labelOf}
          draft={draft}
          onChange={(key, values) => setDraft(withFilter(draft, key, values))}
        />
      )}
      {question}
    </Dialog>
  );
}

interface FilterFieldsProps {
  readonly choices: readonly FilterChoice[];
  readonly labelOf: FilterDialogProps['labelOf'];
  readonly draft: Filters;
  readonly onChange: (key: string, values: readonly string[]) => void;
}

function FilterFields({ choices, labelOf, draft, onChange }: FilterFieldsProps) {
  // Filters set by the page may have unknown keys or values, which stay visible.
  const offered = [
    ...choices,
    ...Object.keys(draft)
      .filter((key) => choices.every((choice) => choice.key !== key))
      .map((key): FilterChoice => ({ key, values: [] })),
  ];
  return (
    <div className="pricebook-stack">
      {offered.length === 0 && <p className="pricebook-muted">{dialogMessages.filter.none}</p>}
      {offered.map(({ key, values }) => {
        const chosen = valuesOf(draft, key);
        return (
          <MultiCombobox
            key={key}
            label={filterLabel(key)}
            aside={chosen.length > 0 && dialogMessages.filter.chosen(chosen.length)}
            options={[...new Set([...values, ...chosen])].map((value) => ({ value, label: labelOf(key, value) }))}
            value={chosen}
            onChange={(next) => onChange(key, next)}
          />
        );
      })}
    </div>
  );
}
