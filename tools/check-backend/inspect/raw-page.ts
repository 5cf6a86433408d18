import { parseEnvelope } from '../../../src/api/transport/envelope';
import { isRecord, toCount, type WireRecord } from '../../../src/wire/values';
import { type Finding, finding, quote } from '../findings';
import type { Recorded } from '../recorder';

/** The `data` of a response, as the client finds it in the envelope. */
export async function dataOf(response: Recorded | undefined): Promise<unknown> {
  if (response === undefined) return undefined;
  return (await parseEnvelope(response)).data;
}

export interface RawPage {
  /** The items as they came; `undefined` where there is no list. */
  readonly items: readonly unknown[] | undefined;
  /** Path of the items, with a dot at the end; '' for a bare list. */
  readonly prefix: string;
  readonly meta: WireRecord;
  readonly isBare: boolean;
}

export function rawPage(data: unknown): RawPage {
  if (Array.isArray(data)) return { items: data, prefix: '', meta: {}, isBare: true };
  const { items, meta } = isRecord(data) ? data : {};
  const list = items === null ? [] : items;
  return {
    items: Array.isArray(list) ? list : undefined,
    prefix: 'items.',
    meta: isRecord(meta) ? meta : {},
    isBare: false,
  };
}

/** What is wrong with the place of the items. */
export function inspectPlace(data: unknown): readonly Finding[] {
  if (data === undefined || data === null || Array.isArray(data)) return [];
  if (typeof data === 'string') return [];
  if (!isRecord(data)) return [finding('other-shape', `data is ${quote(data)}.`, 'data')];
  const isEmpty = isRecord(data.meta) && toCount(data.meta.totalItems) === 0;
  if (!Object.hasOwn(data, 'items')) {
    if (isEmpty) return [];
    const lists = Object.keys(data).filter((key) => Array.isArray(data[key]));
    const hint =
      lists.length > 0 ? ` It has ${lists.join(', ')}.` : ` It has ${Object.keys(data).join(', ') || 'no key'}.`;
    return [finding('items-elsewhere', `items is missing.${hint}`, 'items')];
  }
  if (data.items === null || Array.isArray(data.items)) return [];
  return [finding('items-no-list', `items is ${quote(data.items)}, not a list.`, 'items')];
}
