import { currentUser } from '../../api/drafts/draft-key';
import type { PictureChange } from '../../api/resources/profile';
import { apiOrigin } from '../../api/session/api-origin';

/** Pictures chosen in a profile whose session has ended, by user and back end. In memory: browsers store no file of the disk. */
const kept = new Map<string, PictureChange>();

/** The picture that the signed-in user has chosen and not saved, until the page is left. */
export function keptPicture(apiBase: string) {
  const user = currentUser(apiBase);
  const key = `${apiOrigin(apiBase)} ${user}`;
  return {
    load: (): PictureChange => kept.get(key) ?? { kind: 'keep' },
    keep(change: PictureChange) {
      if (change.kind === 'keep' || user === '') kept.delete(key);
      else kept.set(key, change);
    },
  };
}
