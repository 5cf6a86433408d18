import { readPartName } from '../../../upload/session/part-name';
import type { RecordedUpload } from '../../../wire/price-history';

interface UploadParts {
  /** Newest first, with the upload itself; without those that are taken back. */
  readonly parts: readonly RecordedUpload[];
  /** Whether further parts may follow the last of `uploads`. */
  readonly mayHaveOlder: boolean;
}

/** The uploads that were sent with this one as one change. `uploads` are listed newest first; the same change may have been made twice. */
export function uploadPartsOf(upload: RecordedUpload, uploads: readonly RecordedUpload[]): UploadParts {
  const chosen = readPartName(upload.fileName);
  const uploadIndex = uploads.indexOf(upload);
  if (chosen === undefined || uploadIndex === -1) return { parts: [upload], mayHaveOlder: false };
  /** The following parts of `list` whose numbers rise or fall by one from that of the upload. */
  const adjacentParts = (list: readonly RecordedUpload[], step: 1 | -1) => {
    const adjacent: RecordedUpload[] = [];
    let isBroken = false;
    for (const other of list) {
      const part = readPartName(other.fileName);
      if (part?.change !== chosen.change || other.by !== upload.by) continue;
      // The same change was begun again: the parts before and after belong to two of them.
      isBroken = part.number !== chosen.number + step * (adjacent.length + 1);
      if (isBroken) break;
      adjacent.push(other);
    }
    return { adjacent, isBroken };
  };
  const newer = adjacentParts(uploads.slice(0, uploadIndex).reverse(), 1);
  const older = adjacentParts(uploads.slice(uploadIndex + 1), -1);
  return {
    parts: [...newer.adjacent.toReversed(), upload, ...older.adjacent].filter(
      (part) => part === upload || part.takenBack === undefined,
    ),
    mayHaveOlder: !older.isBroken && chosen.number - older.adjacent.length > 1,
  };
}
