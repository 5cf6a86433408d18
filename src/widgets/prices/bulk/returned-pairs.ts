import type { UploadPair } from '../../../api/resources/sheet-upload';
import { reviewPair } from '../../../upload/review/review-pair';
import type { ReturnedPairs } from '../../../upload/session/send-changes';
import { parsePrice } from '../../../wire/price-text';
import { normalizeName } from '../../../wire/text-rules';
import { priceUploadShape } from '../price-upload-shape';

/** Compares the pairs that the back end has returned with those that the user has seen. */
export function compareReturned(returned: readonly UploadPair[], previewed: readonly UploadPair[]): ReturnedPairs {
  const expected = new Map(previewed.map((pair) => [nameOf(pair), changesOf(pair)]));
  const asPreviewed: UploadPair[] = [];
  const others: UploadPair[] = [];
  for (const pair of returned) (expected.get(nameOf(pair)) === changesOf(pair) ? asPreviewed : others).push(pair);
  return { asPreviewed, others };
}

const nameOf = (pair: UploadPair): string => normalizeName(reviewPair(pair, 0, priceUploadShape).name);

const changesOf = (pair: UploadPair): string =>
  JSON.stringify(
    reviewPair(pair, 0, priceUploadShape).changes.map(({ column, from, to }) => [
      column.key,
      canonicalPriceText(from),
      canonicalPriceText(to),
    ]),
  );

function canonicalPriceText(text: string): string {
  const price = parsePrice(text);
  return price.kind === 'price' ? price.text : text;
}
