import type { ReactNode } from 'react';
import type { RecordActions } from '../lists/actions/record-actions';
import { FilterChips } from '../lists/filter-chips';
import { ColumnsButton, FilterButton } from '../lists/list-buttons';
import { NoRecords } from '../lists/list-fallback';
import { ListFrame, ListToolbar } from '../lists/list-frame';
import { ListGrid } from '../lists/list-grid';
import { ListPager } from '../lists/list-pager';
import type { RowAction } from '../ui/table/table.types';
import type { Identity } from '../wire/field';
import { LazyDraftOffer } from './lazy-draft-offer';
import { ListPanels, type PanelsOfList } from './list-panels';
import type { ListAreaState } from './use-list-area';

type AnyListArea<R extends Identity> = ListAreaState<R, RecordActions<R>>;

interface ListAreaFrameProps<R extends Identity> {
  readonly area: AnyListArea<R>;
  /** @default Manage Columns and Filter */
  readonly buttons?: ReactNode;
  /** Below the toolbar. */
  readonly offer?: ReactNode;
  readonly panels: PanelsOfList<R>;
  /** The table. @default `ListAreaGrid` */
  readonly children?: ReactNode;
}

/** A list with its toolbar, offers, chips, pager and panels around the table. */
export function ListAreaFrame<R extends Identity>(props: ListAreaFrameProps<R>) {
  const { area, offer, panels } = props;
  const { buttons = <ListAreaButtons area={area} />, children = <ListAreaGrid area={area} /> } = props;
  const { entity, messages, host, list, actions, filter, mayWrite, create } = area;
  return (
    <ListFrame list={list}>
      <ListToolbar list={list} searchHint={messages.searchHint} onCreate={create}>
        {buttons}
      </ListToolbar>
      {mayWrite && <LazyDraftOffer host={host} entity={entity} actions={actions} />}
      {offer}
      <FilterChips list={list} />
      {children}
      <ListPager list={list} />
      {filter.dialog}
      <ListPanels host={host} entity={entity} list={list} actions={actions} panels={panels} />
    </ListFrame>
  );
}

interface ListAreaButtonsProps<R extends Identity> {
  readonly area: AnyListArea<R>;
  /** Between the two buttons. */
  readonly children?: ReactNode;
}

interface ListAreaGridProps<R extends Identity> {
  readonly area: AnyListArea<R>;
  /** @default Edit and Delete */
  readonly actions?: readonly RowAction<R>[];
  /** Shown in place of the rows of an empty list. */
  readonly empty?: ReactNode;
}

/** The table of a list area. */
export function ListAreaGrid<R extends Identity>({ area, actions, empty }: ListAreaGridProps<R>) {
  const { list, columns, messages, rowButtons, create, selection } = area;
  return (
    <ListGrid
      list={list}
      columns={columns}
      actions={actions ?? rowButtons}
      empty={empty ?? <NoRecords texts={messages.empty} onCreate={create} />}
      selection={selection}
    />
  );
}

/** The buttons that every list has: Manage Columns and Filter. */
export function ListAreaButtons<R extends Identity>({ area, children }: ListAreaButtonsProps<R>) {
  return (
    <>
      <ColumnsButton list={area.list} columns={area.columns} />
      {children}
      <FilterButton list={area.list} onClick={area.filter.openAndRefresh} />
    </>
  );
}
