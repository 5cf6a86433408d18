import { shownList } from '../../texts/notation';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import type { UploadSession } from '../session/upload-session.types';
import { useUpload } from '../use-upload';
import { correctMessages as messages } from './correct-row.messages';

/** Number of pairs that the offer shows. */
const shownPairs = 3;

/** Offers the keys that were chosen for a supplier's numbers in an earlier file with this header; a template has its own. */
export function EarlierKeyNamesOffer({ session }: { readonly session: UploadSession }) {
  const { options, earlierKeyNames = {} } = useUpload(session);
  const { keyNames = {}, template } = options;
  const offered = Object.entries(earlierKeyNames).filter(([theirs]) => !Object.hasOwn(keyNames, theirs));
  if (template !== undefined || offered.length === 0) return null;
  const pairs = offered.slice(0, shownPairs).map(([theirs, ours]) => messages.keyName(theirs, ours));
  const more = offered.length > shownPairs ? ['…'] : [];
  const useOffered = () =>
    session.changeOptions({ ...options, keyNames: { ...Object.fromEntries(offered), ...keyNames } });
  return (
    <Banner actions={<Button onClick={useOffered}>{messages.takeEarlierNames(offered.length)}</Button>}>
      {messages.earlierNames(offered.length, session.kind.shape.keyColumn.label, shownList([...pairs, ...more]))}
    </Banner>
  );
}
