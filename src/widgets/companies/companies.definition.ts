import { listLive, listSettings } from '../../embed/attributes/list-attributes';
import type { ListMethods } from '../../embed/list-methods';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { listStyles } from '../../lists/styles';
import { uiStyles } from '../../ui/styles';
import { companyKeys } from '../../wire/company';
import css from './companies.css?inline';

const live = listLive(companyKeys);

export type CompaniesProps = WidgetProps<typeof listSettings, typeof live, ListMethods>;

/** The companies: search, filters, columns; creating, changing and deleting them. */
export const companiesDefinition: WidgetDefinition<typeof listSettings, typeof live, ListMethods> = {
  area: 'companies',
  root: 'shadow',
  settings: listSettings,
  live,
  methods: ['refresh', 'create', 'edit'],
  styles: [...uiStyles, ...listStyles, css],
};
