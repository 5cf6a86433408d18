import { createPrice, deletePrice, fetchPrices, updatePrice } from '../../../src/api/resources/prices';
import { products } from '../../../src/api/resources/products';
import { ApiError } from '../../../src/api/transport/errors';
import { keysOf } from '../../../src/wire/field';
import type { PriceRecord } from '../../../src/wire/price';
import { type ProductRecord, productFields } from '../../../src/wire/product';
import { toText, type WireRecord } from '../../../src/wire/values';
import { type CheckResult, type Finding, finding, quote } from '../findings';
import type { Check, CheckContext } from './check';
import { leftOut } from './check';

/** Fields of the product that is created; its SKU is one that nobody has. */
const product = (sku: string): WireRecord => ({
  ...Object.fromEntries(keysOf(productFields).map((key) => [key, ''])),
  ...{ UNIT_SIZE: null, STANDARD_ROLL_LENGTH: null, CROWNED_STRIP_LENGTH: null, WEIGHT_PER_UNIT: null },
  ...{ LOGO_CHANGEABLE: null, PRIME_LOGO_NAMES: [], EXCLUSIVE: null, EXCLUSIVE_FOR_COMPANY: [], APPLICATION_GROUP: [] },
  ...{ MAIN_SKU: sku, GROUP_NAME: 'Check', DESCRIPTION: 'Made by check:backend; may be deleted', STATUS: 'Active' },
});

/** Creates, changes and deletes one product and its price, and checks what is stored after each step. */
export function writeChecks(): readonly Check[] {
  const sku = `CHECK-${Date.now().toString(36)}`;
  const steps: readonly [string, (context: CheckContext, sku: string) => Promise<CheckResult>][] = [
    ['a product is created', createOne],
    ['a second one with its SKU', createAgain],
    ['the product is changed', changeProduct],
    ['its price is created and changed', changePrice],
    ['its price is deleted', deleteOnesPrice],
    ['the product is deleted', deleteProduct],
  ];
  return [
    ...steps.map(([title, run]): Check => ({ title: `Write: ${title}`, run: (context) => run(context, sku) })),
    { title: 'Write: nothing is left', run: (context) => cleanUp(context, sku) },
  ];
}

const query = (sku: string) => ({ page: 1, pageSize: 10, search: sku, filters: {} });

async function storedProducts({ client }: CheckContext, sku: string): Promise<readonly ProductRecord[]> {
  const { items } = await products.readAllFields(client, query(sku));
  return items.filter(({ MAIN_SKU }) => MAIN_SKU === sku);
}

async function storedPrices({ client }: CheckContext, sku: string): Promise<readonly PriceRecord[]> {
  const { items } = await fetchPrices(client, query(sku));
  return items.filter(({ MAIN_SKU }) => MAIN_SKU === sku);
}

const none = leftOut('there is no record that was created.');

async function createOne(context: CheckContext, sku: string): Promise<CheckResult> {
  const sent = product(sku);
  const refusal = await refusalOf(products.create(context.client, sent), sent);
  if (refusal !== undefined) return refusal;
  const [stored] = await storedProducts(context, sku);
  if (stored === undefined)
    return { read: 'Not found.', findings: [finding('write-not-found', `${sku} was not found.`)] };
  return { read: `Created ${sku}.`, findings: differences(sent, stored, ['GROUP_NAME', 'DESCRIPTION', 'STATUS']) };
}

async function createAgain(context: CheckContext, sku: string): Promise<CheckResult> {
  if ((await storedProducts(context, sku)).length === 0) return none;
  const isRefused = await products.create(context.client, product(sku)).then(
    () => false,
    (error: unknown) => error instanceof ApiError && error.kind === 'refused',
  );
  return {
    read: isRefused ? 'Refused.' : 'Accepted.',
    findings: isRefused ? [] : [finding('duplicate-accepted', `A second ${sku} was created.`, 'MAIN_SKU')],
  };
}

async function changeProduct(context: CheckContext, sku: string): Promise<CheckResult> {
  const [before] = await storedProducts(context, sku);
  if (before === undefined) return none;
  const sent = { MAIN_SKU: sku, GROUP_NAME: 'Check 2' };
  const refusal = await refusalOf(products.update(context.client, before, sent), sent);
  if (refusal !== undefined) return refusal;
  const [after] = await storedProducts(context, sku);
  const findings: Finding[] = [];
  if (after?.GROUP_NAME !== 'Check 2')
    findings.push(finding('change-lost', `GROUP_NAME is ${quote(after?.GROUP_NAME)}, not "Check 2".`, 'GROUP_NAME'));
  if (after !== undefined && after.DESCRIPTION !== before.DESCRIPTION)
    findings.push(finding('change-clears', `DESCRIPTION is ${quote(after.DESCRIPTION)} now.`, 'DESCRIPTION'));
  if (before.VERSION !== undefined && findings.length === 0) {
    const stale = { MAIN_SKU: sku, GROUP_NAME: 'Check 3' };
    const isAccepted = await products.update(context.client, before, stale).then(
      () => true,
      () => false,
    );
    if (isAccepted)
      findings.push(finding('version-ignored', `VERSION ${before.VERSION} was accepted twice.`, 'VERSION'));
  }
  return { read: `Changed ${sku}.`, findings };
}

async function changePrice(context: CheckContext, sku: string): Promise<CheckResult> {
  if ((await storedProducts(context, sku)).length === 0) return none;
  const sent = { MAIN_SKU: sku, PRICES: { AUD: ['12.5', '11'], USD: ['8.25'] } };
  const refusal = await refusalOf(createPrice(context.client, sent), sent);
  if (refusal !== undefined) return refusal;
  const [before] = await storedPrices(context, sku);
  if (before === undefined)
    return { read: 'Not found.', findings: [finding('write-not-found', `The price of ${sku} was not found.`)] };
  const findings = [...differences({ SP_AUD_01: '12.5', SP_AUD_02: '11', SP_USD_01: '8.25' }, before)];
  const change = { MAIN_SKU: sku, PRICES: { AUD: ['12.75'], USD: ['8.25'] } };
  const refused = await refusalOf(updatePrice(context.client, before, change), change);
  if (refused !== undefined) return { ...refused, findings: [...findings, ...refused.findings] };
  const [after] = await storedPrices(context, sku);
  if (after !== undefined && Number(after.SP_AUD_01) !== 12.75)
    findings.push(finding('change-lost', `SP_AUD_01 is ${quote(after.SP_AUD_01)}, not 12.75.`, 'SP_AUD_01'));
  else if (after !== undefined && after.SP_AUD_02 !== '')
    findings.push(finding('prices-not-cleared', `SP_AUD_02 is still ${quote(after.SP_AUD_02)}.`, 'SP_AUD_02'));
  return { read: `Created and changed the price of ${sku}.`, findings };
}

async function deleteOnesPrice(context: CheckContext, sku: string): Promise<CheckResult> {
  const [stored] = await storedPrices(context, sku);
  if (stored === undefined) return none;
  return deleteTwice(
    () => deletePrice(context.client, stored.ID),
    async () => (await storedPrices(context, sku)).length,
  );
}

async function deleteProduct(context: CheckContext, sku: string): Promise<CheckResult> {
  const stored = await storedProducts(context, sku);
  const [first, ...others] = stored;
  if (first === undefined) return none;
  for (const { ID } of others) await products.remove(context.client, ID);
  return deleteTwice(
    () => products.remove(context.client, first.ID),
    async () => (await storedProducts(context, sku)).length,
  );
}

async function deleteTwice(remove: () => Promise<string>, count: () => Promise<number>): Promise<CheckResult> {
  const refusal = await refusalOf(remove(), {});
  if (refusal !== undefined) return refusal;
  if ((await count()) > 0)
    return { read: 'Still found.', findings: [finding('delete-not-done', 'It is still found.')] };
  const status = await remove().then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : undefined),
  );
  const isGone = status === 200 || status === 404 || status === 410;
  return {
    read: 'Deleted.',
    findings: isGone ? [] : [finding('second-delete', `The second deletion was answered with ${status ?? 'nothing'}.`)],
  };
}

async function cleanUp(context: CheckContext, sku: string): Promise<CheckResult> {
  for (const { ID } of await storedPrices(context, sku)) await deletePrice(context.client, ID).catch(() => {});
  for (const { ID } of await storedProducts(context, sku)) await products.remove(context.client, ID).catch(() => {});
  const left = (await storedPrices(context, sku)).length + (await storedProducts(context, sku)).length;
  if (left === 0) return { read: `${sku} is gone.`, findings: [] };
  const read = `${sku} is still there: delete it by hand.`;
  return { read, findings: [finding('delete-not-done', read)] };
}

/** The result if a write is refused, with the body that was sent. */
async function refusalOf(write: Promise<unknown>, body: WireRecord): Promise<CheckResult | undefined> {
  try {
    await write;
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'network') throw error;
    return {
      read: error.message,
      findings: [finding('write-refused', `${error.message} The body was ${JSON.stringify(body)}`)],
    };
  }
}

/** Values that are stored in another way than they were sent. */
function differences(
  sent: WireRecord,
  stored: Readonly<Record<string, unknown>> | ProductRecord | PriceRecord,
  keys: readonly string[] = Object.keys(sent),
): readonly Finding[] {
  const values = new Map(Object.entries(stored));
  return keys.flatMap((key) => {
    const [mine, theirs] = [toText(sent[key]), toText(values.get(key))];
    const isSame = mine === theirs || (mine !== '' && Number(mine) === Number(theirs));
    return isSame ? [] : [finding('write-differs', `${key} is ${quote(theirs)}, and ${quote(mine)} was sent.`, key)];
  });
}
