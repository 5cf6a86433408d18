import { isRecord, type WireRecord } from '../../../src/wire/values';
import type { ReceivedRequest, Reply } from '../../api/backend';

/** How a deviating back end differs from the sound one. */
export interface Twist {
  /** The checks that find it. */
  readonly group: Group;
  /** Changes a request before it is answered. */
  readonly ask?: (got: ReceivedRequest) => ReceivedRequest;
  /** Changes the reply to it. */
  readonly change?: (reply: Reply, got: ReceivedRequest) => Reply;
  /** The path in the finding. @default any */
  readonly path?: string;
}

export type Group = 'prices' | 'entities' | 'history' | 'writes' | 'access';

type Change = NonNullable<Twist['change']>;

const withPath = (path: string | undefined) => path !== undefined && { path };

/** Changes the reply to one call. */
export const onCall = (group: Group, call: string, change: Change, path?: string): Twist => ({
  group,
  change: (reply, got) => (got.url.includes(`/${call}`) && reply.status === undefined ? change(reply, got) : reply),
  ...withPath(path),
});

/** Changes the `data` of one call. */
export const onData = (group: Group, call: string, change: (data: unknown) => unknown, path?: string): Twist =>
  onCall(
    group,
    call,
    (reply) => (isRecord(reply.json) ? { ...reply, json: { ...reply.json, data: change(reply.json.data) } } : reply),
    path,
  );

/** Changes the page of one list. */
export const onPage = (group: Group, call: string, change: (page: WireRecord) => unknown, path?: string): Twist =>
  onData(group, call, (data) => (isRecord(data) ? change(data) : data), path);

/** Changes each item of one list. */
export const onItem = (
  group: Group,
  call: string,
  change: (item: WireRecord, index: number) => unknown,
  path?: string,
): Twist =>
  onPage(
    group,
    call,
    (page) => ({ ...page, items: Array.isArray(page.items) ? page.items.map(change) : page.items }),
    path,
  );

/** Sets one value of the first item. */
export const onValue = (group: Group, call: string, key: string, value: unknown): Twist =>
  onItem(group, call, (item, index) => (index === 0 ? { ...item, [key]: value } : item), `items.0.${key}`);

/** Changes the JSON body of one call before it is answered. */
export const onBody = (
  group: Group,
  call: string,
  change: (body: WireRecord, got: ReceivedRequest) => WireRecord,
): Twist => ({
  group,
  ask: (got) => (got.url.includes(`/${call}`) ? { ...got, body: JSON.stringify(change(bodyOf(got), got)) } : got),
});

function bodyOf({ body }: ReceivedRequest): WireRecord {
  const parsed: unknown = body.startsWith('{') ? JSON.parse(body) : {};
  return isRecord(parsed) ? parsed : {};
}

export const without = (item: WireRecord, ...keys: readonly string[]): WireRecord =>
  Object.fromEntries(Object.entries(item).filter(([key]) => !keys.includes(key)));

/** Gives each key of an item another name. */
export const withKeys = (item: WireRecord, nameOf: (key: string) => string): WireRecord =>
  Object.fromEntries(Object.entries(item).map(([key, value]) => [nameOf(key), value]));
