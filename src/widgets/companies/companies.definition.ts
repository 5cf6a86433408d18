import { type ListMethods, listLive, listSettings } from '../../embed/records/list-attributes';
import { recordStyles } from '../../embed/records/styles';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { defaultPageSize, pageSizes } from '../../list/list-query';
import { listStyles } from '../../list/styles';
import { uiStyles } from '../../ui/styles';
import { Companies } from './companies';
import { companyColumnKeys } from './companies.columns';
import css from './companies.css?inline';

const live = listLive(companyColumnKeys, pageSizes, defaultPageSize);

/** What the companies' component is given. */
export type CompaniesProps = WidgetProps<typeof listSettings, typeof live, ListMethods>;

/** The companies, for every door. */
export const companiesDefinition: WidgetDefinition<typeof listSettings, typeof live, ListMethods> = {
  area: 'companies',
  root: 'shadow',
  component: Companies,
  settings: listSettings,
  live,
  methods: ['refresh', 'create', 'edit'],
  styles: [...uiStyles, ...listStyles, ...recordStyles, css],
};
