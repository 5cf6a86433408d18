import { blockMessages as messages } from './block.messages';

/** Names records that were not saved, each reason once. */
export function failureTexts(
  failures: readonly { readonly sku: string; readonly reason: string }[],
): readonly string[] {
  const skusByReason = new Map<string, string[]>();
  for (const { sku, reason } of failures) skusByReason.set(reason, [...(skusByReason.get(reason) ?? []), sku]);
  return [...skusByReason].map(([reason, skus]) => messages.failure(skus, reason));
}
