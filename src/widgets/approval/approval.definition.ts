import { text } from '../../embed/attributes';
import type { WidgetDefinition } from '../../embed/widget';
import { uiDataStyles } from '../../ui/data-styles';
import formEnd from '../../ui/form-end.css?inline';
import formPage from '../../ui/form-page.css?inline';
import { uiStyles } from '../../ui/styles';
import { Approval } from './approval';

/** Attributes of the approval: what the link carried. */
export const approvalSettings = {
  /** Email address of the person who registered. */
  email: text,
  /** Their name. */
  name: text,
  /** The company that they wrote. */
  company: text,
  /** What proves that the link was mailed; good once. */
  token: text,
} as const;

/** The approval, for every door. */
export const approvalDefinition: WidgetDefinition<typeof approvalSettings, Record<never, never>, object> = {
  area: 'approval',
  root: 'shadow',
  component: Approval,
  settings: approvalSettings,
  live: {},
  methods: [],
  styles: [...uiStyles, ...uiDataStyles, formPage, formEnd],
};
