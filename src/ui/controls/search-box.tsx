import { type ReadonlySignal, useSignalEffect } from '@preact/signals-react';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import { uiMessages } from '../ui.messages';
import { VisuallyHidden } from './visually-hidden';

interface SearchBoxProps {
  readonly search: ReadonlySignal<string | undefined>;
  readonly hint: string;
  readonly onInput: (search: string) => void;
  readonly onSubmit: (search: string) => void;
}

/** The search field of a list. Uncontrolled, so that typing does not re-render the list. */
export function SearchBox({ search, hint, onInput, onSubmit }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const lastTyped = useRef<string>(undefined);
  useSignalEffect(() => {
    const applied = search.value ?? '';
    // Shows a search from elsewhere, such as 'Clear search'; the typed one is already in the input.
    if (input.current && applied !== lastTyped.current) input.current.value = applied;
    lastTyped.current = applied;
  });
  return (
    <search className="pricebook-search" part="search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(input.current?.value ?? '');
        }}
      >
        <label className="pricebook-control">
          <Search />
          <VisuallyHidden>{uiMessages.search}</VisuallyHidden>
          <input
            ref={input}
            type="search"
            placeholder={hint}
            onChange={(event) => {
              lastTyped.current = event.target.value;
              onInput(event.target.value);
            }}
          />
        </label>
      </form>
    </search>
  );
}
