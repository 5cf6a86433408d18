import { flag } from '../../embed/attributes/attributes';
import type { WidgetEvents } from '../../embed/events';
import type { WidgetDefinition, WidgetProps } from '../../embed/widget';
import { uiDataStyles } from '../../ui/data-styles';
import { uiStyles } from '../../ui/styles';
import css from './profile.css?inline';

/** Attributes of the profile. */
const profileLive = {
  /** The dialog is open. */
  open: flag,
} as const;

/** How the dialog ended: what was saved, or `undefined` where the person left it. */
export type ProfileOutcome = WidgetEvents['pricebook-save'] | undefined;

/** Methods of the profile. */
export interface ProfileMethods {
  /** Opens the dialog; settles when it is closed. Rejects while nobody is signed in. */
  show(): Promise<ProfileOutcome>;
  /** Closes the dialog without saving and without a question. */
  close(): Promise<ProfileOutcome>;
}

/** What the profile's component is given. */
export type ProfileProps = WidgetProps<Record<never, never>, typeof profileLive, ProfileMethods>;

/** The profile dialog: one's own details, picture and two-factor authentication. */
export const profileDefinition: WidgetDefinition<Record<never, never>, typeof profileLive, ProfileMethods> = {
  area: 'profile',
  root: 'shadow',
  settings: {},
  live: profileLive,
  methods: ['show', 'close'],
  styles: [...uiStyles, ...uiDataStyles, css],
};
