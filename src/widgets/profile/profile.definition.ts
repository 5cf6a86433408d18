import { flag } from '../../embed/attributes/attributes';
import type { WidgetEvents } from '../../embed/events';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { uiDataStyles } from '../../ui/data-styles';
import { uiStyles } from '../../ui/styles';
import css from './profile.css?inline';

const profileState = {
  /** Whether the dialog is open. */
  open: { ...flag, staysOff: true },
} as const;

/** Result of the dialog: the saved details; `undefined` when cancelled. */
export type ProfileOutcome = WidgetEvents['pricebook-save'] | undefined;

/** Methods of the profile. */
export interface ProfileMethods {
  /**
   * Opens the dialog; resolves when it closes. Rejects without a session.
   * @example
   * await document.querySelector('pricebook-profile')?.show();
   */
  show(): Promise<WidgetEvents['pricebook-save'] | undefined>;
  /**
   * Closes the dialog without saving or confirmation.
   * @example
   * await document.querySelector('pricebook-profile')?.close();
   */
  close(): Promise<WidgetEvents['pricebook-save'] | undefined>;
}

export type ProfileProps = WidgetProps<Record<never, never>, typeof profileState, ProfileMethods>;

/** The profile dialog: the user's details, picture and two-factor authentication. */
export const profileDefinition: WidgetDefinition<Record<never, never>, typeof profileState, ProfileMethods> = {
  area: 'profile',
  root: 'shadow',
  settings: {},
  state: profileState,
  methods: ['show', 'close'],
  styles: [...uiStyles, ...uiDataStyles, css],
};
