import { fieldMessages } from '../../api/resources/field-errors';
import { type ProfileChange, updateProfile } from '../../api/resources/profile';
import { type Session, type UserInfo, updateUserInfo } from '../../api/session/session';
import { ApiError } from '../../api/transport/errors';
import { emitError } from '../../embed/emit';
import type { WidgetHost } from '../../embed/widget';
import { profileMessages as messages } from './profile.messages';

const wireNames = { name: 'NAME', phone: 'PHONE_NUMBER', picture: 'PROFILE_PICTURE', email: 'EMAIL' } as const;

export type ProfileErrors = { readonly [F in keyof typeof wireNames]?: string };

export type ProfileSaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'failed'; readonly error: ApiError; readonly message: string; readonly errors: ProfileErrors };

/** Saves the profile, shows the result and updates the session in every tab. */
export async function saveProfile(
  host: WidgetHost,
  owner: Session,
  change: ProfileChange,
): Promise<ProfileSaveOutcome> {
  const { client } = host;
  try {
    const user = await updateProfile(client, change);
    // DEVICE_NAME is not updated, so that a device removed in this browser stays removed until the next sign-in.
    updateUserInfo(owner, savedFields(user), client);
    host.toast({ type: 'success', message: messages.saved });
    return { kind: 'saved' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const message = error.messageWith(messages.mayBeSaved, messages.saveFailed);
    if (error.kind !== 'unauthorized') host.toast({ type: 'error', title: messages.error, message });
    emitError(host, 'profile', message, error);
    return { kind: 'failed', error, message, errors: fieldMessages(error.fields, wireNames) };
  }
}

/** The fields that a save updates in the session. */
const savedFields = ({ NAME, PHONE_NUMBER, PROFILE_PICTURE }: UserInfo): UserInfo => ({
  ...(NAME !== undefined && { NAME }),
  ...(PHONE_NUMBER !== undefined && { PHONE_NUMBER }),
  ...(PROFILE_PICTURE !== undefined && { PROFILE_PICTURE }),
});
