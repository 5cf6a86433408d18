import { text } from '../../embed/attributes';
import type { WidgetDefinition } from '../../embed/widget';
import { uiDataStyles } from '../../ui/data-styles';
import formPage from '../../ui/form-page.css?inline';
import { uiStyles } from '../../ui/styles';
import { Approval } from './approval';

/** Attributes of the approval: what the link carried. */
export const approvalSettings = { email: text, name: text, company: text, token: text } as const;

/** The approval, for every door. */
export const approvalDefinition: WidgetDefinition<typeof approvalSettings, Record<never, never>, object> = {
  area: 'approval',
  root: 'shadow',
  component: Approval,
  settings: approvalSettings,
  live: {},
  methods: [],
  styles: [...uiStyles, ...uiDataStyles, formPage],
};
