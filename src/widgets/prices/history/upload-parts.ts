import type { RecordedUpload } from '../../../wire/price-history';

/** Name of one of the uploads of a change that was too large for one, such as `+3 % on AUD 01–20 (2 of 3).xlsx`. */
const partPattern = /^(?<change>.*) \((?<part>\d+) of (?<total>\d+)\)\.\w+$/;

/**
 * The uploads that were sent with this one as one change, newest first, itself included. `uploads` are listed newest first;
 * the same change may have been made twice.
 */
export function uploadPartsOf(upload: RecordedUpload, uploads: readonly RecordedUpload[]): readonly RecordedUpload[] {
  const chosen = readPart(upload);
  const uploadIndex = uploads.indexOf(upload);
  if (chosen === undefined || uploadIndex === -1) return [upload];
  /** The following parts of `list` whose numbers rise or fall by one from that of the upload. */
  const adjacentParts = (list: readonly RecordedUpload[], step: 1 | -1): readonly RecordedUpload[] => {
    const parts: RecordedUpload[] = [];
    for (const other of list) {
      const part = other.takenBack === undefined ? readPart(other) : undefined;
      const isNext = part?.change === chosen.change && part.number === chosen.number + step * (parts.length + 1);
      if (isNext && other.by === upload.by) parts.push(other);
    }
    return parts;
  };
  const newer = adjacentParts(uploads.slice(0, uploadIndex).reverse(), 1);
  return [...newer.toReversed(), upload, ...adjacentParts(uploads.slice(uploadIndex + 1), -1)];
}

/** `change` includes the number of parts. */
function readPart({ fileName }: RecordedUpload) {
  const { change, part, total } = partPattern.exec(fileName)?.groups ?? {};
  return part === undefined ? undefined : { change: `${change} ${total}`, number: Number(part) };
}
