import type { UploadPair } from '../../../api/resources/sheet-upload';
import { reviewPairOf } from '../../../upload/review/review-pair';
import type { ReturnedPairs } from '../../../upload/session/send-changes';
import { canonicalPriceText } from '../../../wire/price-text';
import { normalizeName } from '../../../wire/text-rules';
import { priceUploadShape } from '../price-upload-shape';

/** Splits the pairs that the back end has returned into those that the user has previewed, and those that are different. */
export function splitReturnedPairs(returned: readonly UploadPair[], previewed: readonly UploadPair[]): ReturnedPairs {
  const expected = new Map(previewed.map((pair) => [nameOf(pair), changesOf(pair)]));
  const asPreviewed: UploadPair[] = [];
  const returnedDifferently: UploadPair[] = [];
  for (const pair of returned) {
    if (expected.get(nameOf(pair)) === changesOf(pair)) asPreviewed.push(pair);
    else returnedDifferently.push(pair);
  }
  return { asPreviewed, returnedDifferently };
}

/** The index is not used here. */
const differencesOf = (pair: UploadPair) => reviewPairOf(pair, 0, priceUploadShape);

const nameOf = (pair: UploadPair): string => normalizeName(differencesOf(pair).name);

const changesOf = (pair: UploadPair): string =>
  JSON.stringify(
    differencesOf(pair).changes.map(({ column, from, to }) => [
      column.key,
      canonicalPriceText(from),
      canonicalPriceText(to),
    ]),
  );
