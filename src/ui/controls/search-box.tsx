import { type ReadonlySignal, useSignalEffect } from '@preact/signals-react';
import { useRef } from 'react';
import { Search } from './icons';
import { VisuallyHidden } from './visually-hidden';

interface SearchBoxProps {
  /** The current search term. */
  readonly search: ReadonlySignal<string | undefined>;
  /** Accessible name and placeholder. */
  readonly hint: string;
  readonly onInput: (search: string) => void;
  readonly onSubmit: (search: string) => void;
}

/** Keeps the typed text in its own state until it searches, so that typing does not re-render the list. */
export function SearchBox({ search, hint, onInput, onSubmit }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const said = useRef<string>(undefined);
  useSignalEffect(() => {
    const applied = search.value ?? '';
    // Shows an external search (the page, 'Clear search'); its own is already shown.
    if (input.current && applied !== said.current) input.current.value = applied;
    said.current = applied;
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
          <VisuallyHidden>Search</VisuallyHidden>
          <input
            ref={input}
            type="search"
            placeholder={hint}
            onChange={(event) => {
              said.current = event.target.value;
              onInput(event.target.value);
            }}
          />
        </label>
      </form>
    </search>
  );
}
