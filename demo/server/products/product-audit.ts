import { keysOf } from '../../../src/wire/field';
import { productFields } from '../../../src/wire/product';
import { type AuditEntry, changesBetween } from '../audit/record-audit';
import type { AuditKind } from '../db/audit-kinds';
import type { ProductRecord } from './product-record';

export function productChange(
  kind: Extract<AuditKind, `product.${string}`>,
  before: ProductRecord | undefined,
  after: ProductRecord | undefined,
): AuditEntry {
  const record = after ?? before;
  const changes = changesBetween(keysOf(productFields), before, after);
  return { kind, ...(record !== undefined && { record: { id: record.ID, name: record.MAIN_SKU } }), changes };
}
