import type { ReactNode } from 'react';
import type { RecordActions } from '../lists/actions/record-actions';
import { FilterChips } from '../lists/filter-chips';
import { ListFrame, ListToolbar } from '../lists/list-frame';
import { ListPager } from '../lists/list-pager';
import type { Identity } from '../wire/field';
import { DraftOffer } from './draft-offer';
import { ListPanels, type PanelsOfList } from './list-panels';
import type { ListArea } from './use-list-area';

interface ListAreaFrameProps<R extends Identity> {
  readonly area: ListArea<R, RecordActions<R>>;
  readonly buttons: ReactNode;
  /** Below the toolbar of a list that can be changed. */
  readonly offer?: ReactNode;
  readonly panels: PanelsOfList<R>;
  /** The table. */
  readonly children: ReactNode;
}

/** A list with its toolbar, offers, chips, pager and panels around the table. */
export function ListAreaFrame<R extends Identity>({ area, buttons, offer, panels, children }: ListAreaFrameProps<R>) {
  const { entity, messages, host, list, actions, filter, isReadonly, create } = area;
  return (
    <ListFrame title={messages.title}>
      <ListToolbar list={list} searchHint={messages.searchHint} onCreate={create}>
        {buttons}
      </ListToolbar>
      {!isReadonly && <DraftOffer host={host} entity={entity} actions={actions} />}
      {!isReadonly && offer}
      <FilterChips list={list} />
      {children}
      <ListPager list={list} />
      {filter.dialog}
      <ListPanels host={host} remove={entity.remove} list={list} actions={actions} panels={panels} />
    </ListFrame>
  );
}
