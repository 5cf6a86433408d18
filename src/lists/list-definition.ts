import type { ListArea } from '../areas';
import { listLive, listSettings } from '../embed/attributes/list-attributes';
import type { ListMethods } from '../embed/list-methods';
import type { WidgetDefinition, WidgetProps } from '../embed/widget';
import { uiStyles } from '../ui/styles';
import { type Fields, isColumn, keysWhere } from '../wire/field';
import { listStyles } from './styles';

type Live = ReturnType<typeof listLive>;

export type ListProps = WidgetProps<typeof listSettings, Live, ListMethods>;

/** The definition of a list without attributes and methods of its own. */
export const listDefinition = (
  area: ListArea,
  fields: Fields,
  styles: readonly string[] = [],
): WidgetDefinition<typeof listSettings, Live, ListMethods> => ({
  area,
  root: 'shadow',
  settings: listSettings,
  live: listLive(keysWhere(fields, isColumn)),
  methods: ['refresh', 'create', 'edit'],
  styles: [...uiStyles, ...listStyles, ...styles],
});
