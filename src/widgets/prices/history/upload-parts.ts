import { readPartName } from '../../../upload/session/part-name';
import type { RecordedUpload } from '../../../wire/price-history';

/**
 * The uploads that were sent with this one as one change, newest first, itself included. `uploads` are listed newest first;
 * the same change may have been made twice.
 */
export function uploadPartsOf(upload: RecordedUpload, uploads: readonly RecordedUpload[]): readonly RecordedUpload[] {
  const chosen = readPartName(upload.fileName);
  const uploadIndex = uploads.indexOf(upload);
  if (chosen === undefined || uploadIndex === -1) return [upload];
  /** The following parts of `list` whose numbers rise or fall by one from that of the upload. */
  const adjacentParts = (list: readonly RecordedUpload[], step: 1 | -1): readonly RecordedUpload[] => {
    const parts: RecordedUpload[] = [];
    for (const other of list) {
      const part = readPartName(other.fileName);
      if (part?.change !== chosen.change || other.by !== upload.by) continue;
      // The same change was begun again: the parts before and after belong to two of them.
      if (part.number !== chosen.number + step * (parts.length + 1)) break;
      parts.push(other);
    }
    return parts.filter(({ takenBack }) => takenBack === undefined);
  };
  const newer = adjacentParts(uploads.slice(0, uploadIndex).reverse(), 1);
  return [...newer.toReversed(), upload, ...adjacentParts(uploads.slice(uploadIndex + 1), -1)];
}
