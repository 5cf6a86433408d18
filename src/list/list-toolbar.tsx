import { useSignalEffect } from '@preact/signals-react';
import { type ReactNode, useRef } from 'react';
import { Search } from '../ui/icons';
import { VisuallyHidden } from '../ui/visually-hidden';
import { listMessages as messages } from './list.messages';
import type { List } from './list-state';

interface ListToolbarProps<Row> {
  readonly list: List<Row>;
  /** What can be searched for, in words. */
  readonly searchHint: string;
  /** The area's buttons. */
  readonly children: ReactNode;
  /** The one primary button, if any. */
  readonly primary?: ReactNode;
}

/** Heading, search and the area's own buttons; it wraps by the list's own width. */
export function ListToolbar<Row>({ list, searchHint, children, primary }: ListToolbarProps<Row>) {
  return (
    <div className="pricebook-toolbar" part="toolbar">
      <h2 className="pricebook-heading pricebook-capitalise" part="heading">
        {list.title}
      </h2>
      <SearchBox list={list} hint={searchHint} />
      <div className="pricebook-toolbar-actions">{children}</div>
      {primary}
    </div>
  );
}

/** Keeps what is typed to itself until the list is to search for it, so that typing redraws nothing. */
function SearchBox<Row>({ list, hint }: { readonly list: List<Row>; readonly hint: string }) {
  const input = useRef<HTMLInputElement>(null);
  const applied = useRef<string>(undefined);
  const said = useRef<string>(undefined);
  useSignalEffect(() => {
    const { search } = list.query.value;
    if (search === applied.current) return;
    applied.current = search;
    // A search from elsewhere (the page, 'Clear search') is shown; one's own is there already.
    if (input.current && search !== said.current) input.current.value = search;
    said.current = search;
  });
  return (
    <search className="pricebook-toolbar-search" part="search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          list.submitSearch(input.current?.value ?? '');
        }}
      >
        <label className="pricebook-control">
          <Search />
          <VisuallyHidden>{messages.search}</VisuallyHidden>
          <input
            ref={input}
            type="search"
            placeholder={hint}
            onChange={(event) => {
              said.current = event.target.value;
              list.typeSearch(event.target.value);
            }}
          />
        </label>
      </form>
    </search>
  );
}
