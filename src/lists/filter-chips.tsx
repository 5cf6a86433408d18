import { useSignals } from '@preact/signals-react/runtime';
import { shownList } from '../texts/notation';
import { Chip } from '../ui/controls/chip';
import { type Filters, filterLabel, withFilter } from '../ui/table/filters';
import { listMessages as messages } from './list.messages';
import type { List } from './list-state';

/** Number of values that a chip names; the others are counted. */
const maxNamedValues = 2;

export function FilterChips<Row>({ list }: { readonly list: List<Row> }) {
  useSignals();
  const filters = list.state.filters.value ?? {};
  const active = Object.entries(filters).filter(([, values]) => values.length > 0);
  if (active.length === 0) return null;
  const set = (next: Filters) => {
    list.state.filters.value = next;
  };
  return (
    <div className="pricebook-chips">
      {active.map(([key, values]) => (
        <Chip
          key={key}
          name={filterLabel(key)}
          text={valuesAsText(values.map((value) => list.valueLabel(key, value)))}
          onRemove={() => set(withFilter(filters, key, []))}
        />
      ))}
      <button type="button" className="pricebook-link" onClick={() => set({})}>
        {messages.clearAll}
      </button>
    </div>
  );
}

function valuesAsText(values: readonly string[]): string {
  const named = shownList(values.slice(0, maxNamedValues));
  return values.length > maxNamedValues ? `${named} +${values.length - maxNamedValues}` : named;
}
