import type { CompanyEntry } from '../../src/api/resources/company-list';
import type { MainSku } from '../../src/api/resources/prices';
import { companyOptions, textOptions } from '../../src/record/fetched-choices';
import type { Option } from '../../src/ui/form/select';
import { type Fields, fieldOf, keysOf } from '../../src/wire/field';
import { productFields } from '../../src/wire/product';
import type { Sample } from './findings';

const choiceCount = 3;

/** The first choices of each field, as its dropdown would list them. */
export function drawChoices<F extends Fields>(
  fields: F,
  keys: readonly (keyof F & string)[],
  offered: Readonly<Partial<Record<string, readonly string[]>>>,
): { readonly sample?: Sample } {
  const known = keysOf(fields).filter((key) => keys.includes(key));
  return columnsOf(known.map((key) => [fieldOf(fields, key).label, textOptions(offered[key] ?? [])]));
}

/** The first SKUs with the group that the form shows once one is chosen. */
export function drawSkus(skus: readonly MainSku[]): { readonly sample?: Sample } {
  const { MAIN_SKU, GROUP_NAME } = productFields;
  const groups = skus.map((sku) => sku.GROUP_NAME);
  return columnsOf([
    [MAIN_SKU.label, textOptions(skus.map((sku) => sku.MAIN_SKU))],
    [GROUP_NAME.label, textOptions(groups)],
  ]);
}

export const drawCompanies = (companies: readonly CompanyEntry[]): { readonly sample?: Sample } =>
  columnsOf([['Company', companyOptions(companies)]]);

/** Columns of choices of unequal number; nothing where none has any. */
function columnsOf(columns: readonly (readonly [string, readonly Option[]])[]): { readonly sample?: Sample } {
  const count = Math.min(choiceCount, Math.max(0, ...columns.map(([, options]) => options.length)));
  const rows = Array.from({ length: count }, (_, row) => columns.map(([, options]) => options[row]?.label ?? ''));
  return count === 0 ? {} : { sample: { columns: columns.map(([label]) => label), rows } };
}
