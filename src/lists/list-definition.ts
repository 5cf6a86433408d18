import type { ListArea } from '../areas';
import { listSettings, listStateAttributes } from '../embed/attributes/list-attributes';
import type { ListMethods } from '../embed/list-methods';
import type { WidgetDefinition, WidgetProps } from '../embed/widget';
import { uiStyles } from '../ui/styles';
import { type Fields, isColumn, keysWhere } from '../wire/field';
import { listStyles } from './styles';

type ListAttributes = ReturnType<typeof listStateAttributes>;

export type ListProps = WidgetProps<typeof listSettings, ListAttributes, ListMethods>;

/** The definition of a list without attributes and methods of its own. */
export const listDefinition = (
  area: ListArea,
  fields: Fields,
  styles: readonly string[] = [],
): WidgetDefinition<typeof listSettings, ListAttributes, ListMethods> => ({
  area,
  root: 'shadow',
  settings: listSettings,
  state: listStateAttributes(keysWhere(fields, isColumn)),
  methods: ['refresh', 'create', 'edit'],
  styles: [...uiStyles, ...listStyles, ...styles],
});
