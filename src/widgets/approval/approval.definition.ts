import { text } from '../../embed/attributes/attributes';
import type { WidgetDefinition } from '../../embed/widget';
import { uiDataStyles } from '../../ui/data-styles';
import formPage from '../../ui/form/form-page.css?inline';
import formEnd from '../../ui/form/form-result.css?inline';
import { uiStyles } from '../../ui/styles';

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

/** The page on which an administrator approves a registration. */
export const approvalDefinition: WidgetDefinition<typeof approvalSettings, Record<never, never>, object> = {
  area: 'approval',
  root: 'shadow',
  settings: approvalSettings,
  live: {},
  methods: [],
  styles: [...uiStyles, ...uiDataStyles, formPage, formEnd],
};
