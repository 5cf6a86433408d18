import { defineMessages } from '../../texts/define-messages';

/** Texts of the specification are verbatim. */
export const headerMessages = defineMessages('header', {
  notifications: 'Notifications',
  unseen: (count: number) => `Notifications, ${count} new`,
  noNotifications: 'No messages in this visit yet.',
  /** Read by screen readers before the title of a message. */
  typeOf: (type: string) => `${type}: `,
  menu: 'Profile',
  /** Read by screen readers before the user's name. */
  menuOf: 'Profile: ',
  signIn: 'Sign In',
  settings: 'Settings',
  signOut: 'Sign Out',
  confirmTitle: 'Do you want to proceed?',
  confirmText: 'Before proceeding, please confirm your intent to log out.',
  confirmNo: 'No',
  confirmYes: 'Yes',
});
