import type { ReactNode } from 'react';
import { SearchBox } from '../ui/controls/search-box';
import { OfflineBar } from '../ui/feedback/failed-panel';
import { CreateNew } from './list-buttons';
import type { List } from './list-state';

/** Layout of a list: toolbar, chips, table and pager, from top to bottom. */
export function ListFrame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="pricebook-list" aria-label={title}>
      <OfflineBar />
      {children}
    </section>
  );
}

interface ListToolbarProps<Row> {
  readonly list: List<Row>;
  /** Placeholder of the search box; names the searchable fields. */
  readonly searchHint: string;
  readonly children: ReactNode;
  /** `undefined` in a read-only list. */
  readonly onCreate: (() => void) | undefined;
}

/** Heading, search and the area's buttons; a container query on the list's width wraps them. */
export function ListToolbar<Row>({ list, searchHint, children, onCreate }: ListToolbarProps<Row>) {
  return (
    <div className="pricebook-toolbar" part="toolbar">
      <h2 className="pricebook-heading pricebook-capitalise" part="heading">
        {list.title}
      </h2>
      <SearchBox search={list.live.search} hint={searchHint} onInput={list.typeSearch} onSubmit={list.submitSearch} />
      <div className="pricebook-toolbar-actions">{children}</div>
      {onCreate && <CreateNew variant="primary" onClick={onCreate} />}
    </div>
  );
}
