import { type ReadonlySignal, useSignalEffect } from '@preact/signals-react';
import { useRef } from 'react';
import { Search } from './icons';
import { VisuallyHidden } from './visually-hidden';

interface SearchBoxProps {
  /** What is searched for at present. */
  readonly search: ReadonlySignal<string | undefined>;
  /** What can be searched for, in words. */
  readonly hint: string;
  readonly onType: (search: string) => void;
  readonly onSubmit: (search: string) => void;
}

/** Keeps what is typed to itself until it is searched for, so that typing redraws nothing. */
export function SearchBox({ search, hint, onType, onSubmit }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const said = useRef<string>(undefined);
  useSignalEffect(() => {
    const applied = search.value ?? '';
    // A search from elsewhere (the page, 'Clear search') is shown; one's own is there already.
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
              onType(event.target.value);
            }}
          />
        </label>
      </form>
    </search>
  );
}
