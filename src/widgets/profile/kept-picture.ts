import { currentUserKey } from '../../api/drafts/draft-key';
import type { PictureChange } from '../../api/resources/profile';
import { apiOrigin } from '../../api/session/api-origin';
import { onSessionEnd } from '../../api/session/session';

interface KeptPicture {
  readonly change: PictureChange;
  readonly stopWatching: () => void;
}

/** Pictures chosen in a profile whose session has ended, by user and back end. In memory: browsers store no file of the disk. */
const kept = new Map<string, KeptPicture>();

function forget(key: string): void {
  kept.get(key)?.stopWatching();
  kept.delete(key);
}

/** The picture that the signed-in user has chosen and not saved, until the user signs out or the page is left. */
export function keptPicture(apiBase: string) {
  const user = currentUserKey(apiBase);
  const key = `${apiOrigin(apiBase)} ${user}`;
  return {
    load: (): PictureChange => kept.get(key)?.change ?? { kind: 'keep' },
    keep(change: PictureChange) {
      forget(key);
      if (change.kind === 'keep' || user === '') return;
      const stopWatching = onSessionEnd(apiBase, ({ reason }) => {
        if (reason !== 'unauthorized') forget(key);
      });
      kept.set(key, { change, stopWatching });
    },
  };
}
