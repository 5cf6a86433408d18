import { useSignals } from '@preact/signals-react/runtime';
import { type Ref, useEffect, useMemo, useRef } from 'react';
import type { EntityResource } from '../api/resources/entity-resource';
import { isPermitted } from '../api/session/session';
import type { ListMethods } from '../embed/list-methods';
import type { WidgetHost } from '../embed/widget';
import {
  type HostPageActions,
  hostPageActions,
  type ListedEntity,
  type RecordActions,
  rowActions,
} from '../lists/actions/record-actions';
import { type RecordListOptions, useRecordList } from '../lists/actions/use-record-list';
import type { NoRecordsTexts } from '../lists/list-fallback';
import type { List, ListOptions } from '../lists/list-state';
import { type Filter, useFilter } from '../lists/use-filter';
import { useList } from '../lists/use-list';
import { valueLabelOf } from '../lists/value-label';
import type { RowAction, TableColumn } from '../ui/table/table.types';
import type { Identity } from '../wire/field';

interface ListAreaMessages {
  readonly title: string;
  readonly filterTitle: string;
  readonly searchHint: string;
  readonly edit: (title: string) => string;
  readonly remove: (title: string) => string;
  readonly empty: NoRecordsTexts;
}

/** What a list needs of an entity. Without `read` the rows of a page have all fields. */
export type ListAreaEntity<R extends Identity> = ListedEntity<R> &
  Pick<EntityResource<R>, 'columnKeys' | 'page' | 'filters' | 'remove'> &
  Partial<Pick<EntityResource<R>, 'read'>>;

export interface ListAreaOptions<R extends Identity>
  extends Pick<ListOptions<R>, 'state' | 'status' | 'columnsHeading'> {
  readonly entity: ListAreaEntity<R>;
  readonly messages: ListAreaMessages;
  readonly columns: readonly TableColumn<R>[];
  readonly settings: {
    readonly readonly: boolean | undefined;
    readonly selectable: boolean | undefined;
    readonly rowActions: HostPageActions | undefined;
  };
  readonly host: WidgetHost;
}

export interface WithMethods<M> {
  readonly methods: Ref<M>;
}

/** State and actions of an area that lists the records of an entity; its parts take them. */
export interface ListAreaState<R extends Identity, A extends RecordActions<R> = RecordActions<R>>
  extends Pick<ListAreaOptions<R>, 'entity' | 'messages' | 'columns' | 'host'> {
  readonly list: List<R>;
  readonly actions: A;
  readonly filter: Filter;
  /** Whether the controls that change records are shown: not in a read-only list, nor without that permission. */
  readonly mayWrite: boolean;
  /** Whether the controls that upload a file are shown. */
  readonly mayUpload: boolean;
  /** Edit and Delete, unless `mayWrite` is false, and the page's own actions. */
  readonly rowButtons: readonly RowAction<R>[];
  /** Opens the form for a new record; `undefined` where `mayWrite` is false. */
  readonly create: (() => void) | undefined;
  readonly selection: A['selection'] | undefined;
}

export function useListArea<R extends Identity>(
  options: ListAreaOptions<R> & WithMethods<ListMethods>,
): ListAreaState<R> {
  const entityList = useEntityList(options);
  return useAreaControls(options, entityList, useRecordList(entityList, options.methods));
}

/** The list of an entity's records, and what its actions need. */
interface EntityList<R extends Identity>
  extends RecordListOptions<R>,
    Pick<ListAreaState<R>, 'mayWrite' | 'mayUpload'> {
  readonly list: List<R>;
}

export function useEntityList<R extends Identity>(options: ListAreaOptions<R>): EntityList<R> {
  useSignals();
  const { entity, messages, columns, settings, state, host, status, columnsHeading } = options;
  const { name, columnKeys } = entity;
  const isSelectable = settings.selectable === true;
  /** Otherwise a selected row of another page would lack the columns that are shown later. */
  const readsAllColumns = useRef(isSelectable);
  const list = useList<R>({
    name,
    title: () => messages.title,
    columnKeys,
    state,
    status,
    valueLabel: valueLabelOf(columns),
    columnsHeading,
    keyOf: ({ ID }) => ID,
    fetchPage: (query) => {
      const columns = readsAllColumns.current ? columnKeys : query.columns;
      return entity.page(host.client, { ...query, columns });
    },
  });
  useEffect(() => {
    if (!isSelectable || readsAllColumns.current) return;
    readsAllColumns.current = true;
    if (entity.read) void list.reload().catch(() => undefined);
  }, [isSelectable, list, entity]);
  const isReadonly = settings.readonly === true;
  return {
    host,
    list,
    entity,
    isReadonly,
    mayWrite: !isReadonly && isPermitted(host.session.value, `${name}.write`),
    mayUpload: !isReadonly && isPermitted(host.session.value, `${name}.upload`),
    // The list has only the visible columns, the form needs all.
    read: async (id) => entity.read?.(host.client, list.query.peek(), id),
  };
}

export function useAreaControls<R extends Identity, A extends RecordActions<R>>(
  { entity, messages, columns, settings, host }: ListAreaOptions<R>,
  { list, mayWrite, mayUpload }: EntityList<R>,
  actions: A,
): ListAreaState<R, A> {
  const hostPageRowActions = settings.rowActions;
  const rowButtons = useMemo(
    () => [
      ...(mayWrite ? rowActions(actions, entity, messages) : []),
      ...hostPageActions(host, hostPageRowActions, entity.titleOf),
    ],
    [mayWrite, host, hostPageRowActions, actions, entity, messages],
  );
  return {
    entity,
    messages,
    columns,
    host,
    list,
    actions,
    filter: useFilter(list, { host, title: messages.filterTitle, fetchChoices: entity.filters }),
    mayWrite,
    mayUpload,
    rowButtons,
    create: mayWrite ? () => actions.openIfNoneIsOpen(actions.create) : undefined,
    selection: settings.selectable === true ? actions.selection : undefined,
  };
}
