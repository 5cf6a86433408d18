import { text } from '../../embed/attributes/attributes';
import type { WidgetDefinition } from '../../embed/widget';
import { uiDataStyles } from '../../ui/data-styles';
import formPage from '../../ui/form/form-page.css?inline';
import formResult from '../../ui/form/form-result.css?inline';
import { uiStyles } from '../../ui/styles';

export const approvalSettings = {
  /** Email address of the applicant. */
  email: text,
  /** Name of the applicant. */
  name: text,
  /** Company name as the applicant typed it. */
  company: text,
  /** One-time token of the mailed link. */
  token: text,
} as const;

/** The page on which an administrator approves a registration. */
export const approvalDefinition: WidgetDefinition<typeof approvalSettings, Record<never, never>, object> = {
  area: 'approval',
  root: 'shadow',
  settings: approvalSettings,
  state: {},
  methods: [],
  styles: [...uiStyles, ...uiDataStyles, formPage, formResult],
};
