import { previewTakeBack } from '../../../api/resources/price-history';
import type { Client } from '../../../api/transport/client';
import type { TakeBackPreview } from '../../../wire/price-history';
import type { Id } from '../../../wire/values';

export interface PartPreview {
  readonly id: Id;
  readonly preview: TakeBackPreview;
}

/** Reads what taking these uploads back would change. */
export async function previewParts(client: Client, ids: readonly Id[]): Promise<readonly PartPreview[]> {
  const parts: PartPreview[] = [];
  // One after the other: a newer read of the same path would supersede the one before.
  for (const id of ids) parts.push({ id, preview: await previewTakeBack(client, id) });
  return parts;
}

/** The effects of all uploads together; `undefined` for none. */
export function combinePreviews(parts: readonly PartPreview[]): TakeBackPreview | undefined {
  const [first, ...others] = parts.map(({ preview }) => preview);
  return first && others.reduce(addPreview, first);
}

const addPreview = (one: TakeBackPreview, other: TakeBackPreview): TakeBackPreview => ({
  upload: one.upload,
  deleted: one.deleted + other.deleted,
  restored: one.restored + other.restored,
  items: [...one.items, ...other.items],
  changedSince: {
    total: one.changedSince.total + other.changedSince.total,
    items: [...one.changedSince.items, ...other.changedSince.items],
  },
});
