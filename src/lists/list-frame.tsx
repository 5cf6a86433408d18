import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { SearchBox } from '../ui/controls/search-box';
import { OfflineBar } from '../ui/feedback/failed-panel';
import { CreateButton } from './list-buttons';
import type { List } from './list-state';

/** Layout of a list: toolbar, chips, table and pager, from top to bottom. */
export function ListFrame<Row>({ list, children }: { readonly list: List<Row>; readonly children: ReactNode }) {
  const { isWaiting, slot } = useLoadingSlot(list);
  return (
    <>
      {slot}
      <section className={`pricebook-list ${isWaiting ? 'is-waiting' : ''}`} aria-label={list.title()}>
        <OfflineBar />
        {children}
      </section>
    </>
  );
}

/** Until the first rows or a failure, the page's own content for the slot `loading`, if it has any, is shown in place of the list. */
function useLoadingSlot<Row>(list: List<Row>) {
  useSignals();
  const [isFilled, setFilled] = useState(false);
  const hasShown = useRef(false);
  const watch = useCallback((slot: HTMLSlotElement | null) => {
    if (!slot) return;
    const check = () => setFilled(slot.assignedElements().length > 0);
    check();
    slot.addEventListener('slotchange', check);
    return () => slot.removeEventListener('slotchange', check);
  }, []);
  const { loaded, error } = list.displayed.value;
  hasShown.current ||= loaded !== undefined || error !== undefined;
  return {
    isWaiting: isFilled && !hasShown.current,
    slot: !hasShown.current && <slot ref={watch} name="loading" />,
  };
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
        {list.title()}
      </h2>
      <SearchBox search={list.state.search} hint={searchHint} onInput={list.typeSearch} onSubmit={list.submitSearch} />
      <div className="pricebook-toolbar-actions">
        {children}
        <slot name="toolbar" />
      </div>
      {onCreate && <CreateButton variant="primary" onClick={onCreate} />}
    </div>
  );
}
