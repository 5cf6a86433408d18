import { type Field, type Fields, fieldOf, isList, keysOf } from '../../../src/wire/field';
import { isRecord, type WireRecord } from '../../../src/wire/values';
import { type Finding, finding, quote } from '../findings';
import { inspectValue, type ValueContext } from './inspect-value';
import type { RawPage } from './raw-page';

/** What the records of a list should be. */
export interface RecordRules {
  readonly fields: Fields;
  /** Wire names that each list item needs, apart from ID. */
  readonly columns: readonly string[];
  readonly titleKey: string;
  readonly statuses: readonly string[];
}

/** What is wrong with the records of a page: identity, spelling of names, and values. */
export function inspectRecords(page: RawPage, rules: RecordRules, context: ValueContext): readonly Finding[] {
  const { items = [], prefix } = page;
  const found = items.flatMap((item, index) => {
    const path = `${prefix}${index}`;
    if (item === null) return [];
    if (!isRecord(item)) return [finding('other-shape', `${path} is ${quote(item)}, not an object.`, path)];
    return [
      ...inspectIdentity(item, path, rules),
      ...inspectNames(item, path, ['ID', ...rules.columns]),
      ...inspectFields(rules.fields, item, path, { ...context, statuses: rules.statuses }),
    ];
  });
  return [...found, ...inspectSameIds(page), ...inspectMissing(page, rules)];
}

function inspectIdentity(item: WireRecord, path: string, { titleKey }: RecordRules): readonly Finding[] {
  const { ID, VERSION } = item;
  const isObject = typeof ID === 'object' && ID !== null;
  const isMissing = !isObject && (typeof ID === 'number' || typeof ID === 'string' ? ID === '' : true);
  const other = Object.keys(item).find((key) => /^_?(id|uuid|_id|\w+_id)$/i.test(key) && key !== 'ID');
  const hint = other === undefined ? '' : ` It has ${other}.`;
  const title = item[titleKey];
  const hasTitle = typeof title === 'number' || (typeof title === 'string' && title.trim() !== '');
  const isVersion = VERSION === undefined || VERSION === null || ['number', 'string'].includes(typeof VERSION);
  return [
    ...(isObject ? [finding('id-object', `${path}.ID is ${quote(ID)}.`, `${path}.ID`)] : []),
    ...(isMissing ? [finding('id-missing', `${path}.ID is missing.${hint}`, `${path}.ID`)] : []),
    ...(isVersion ? [] : [finding('version-object', `${path}.VERSION is ${quote(VERSION)}.`, `${path}.VERSION`)]),
    ...(hasTitle ? [] : [finding('title-missing', `${path}.${titleKey} is missing.`, `${path}.${titleKey}`)]),
  ];
}

const plain = (key: string): string => key.replace(/[^a-z0-9]/gi, '').toUpperCase();

/** Names that differ from a known one in case or underscores alone. */
export function inspectNames(item: WireRecord, path: string, known: readonly string[]): readonly Finding[] {
  const byPlain = new Map(known.map((key) => [plain(key), key]));
  return Object.keys(item).flatMap((key) => {
    const meant = byPlain.get(plain(key));
    if (meant === undefined || meant === 'ID' || Object.hasOwn(item, meant)) return [];
    return [finding('keys-other-case', `${path}.${key} is not read: its name is ${meant}.`, `${path}.${key}`)];
  });
}

export function inspectFields(
  fields: Fields,
  item: WireRecord,
  path: string,
  context: ValueContext,
): readonly Finding[] {
  return keysOf(fields).flatMap((key) => {
    const field: Field = fieldOf(fields, key);
    const value = item[key];
    // A user's company is an object.
    if (value === undefined || value === null || value === '' || key === 'COMPANY') return [];
    const problem = inspectValue(field, value, context);
    const isListValue = isList(field) && Array.isArray(value);
    if (problem === undefined && !isListValue && typeof value === 'object' && !Array.isArray(value))
      return [finding('value-object', `${path}.${key} is ${quote(value)}.`, `${path}.${key}`)];
    return problem === undefined ? [] : [finding(problem, `${path}.${key} is ${quote(value)}.`, `${path}.${key}`)];
  });
}

function inspectSameIds({ items = [], prefix }: RawPage): readonly Finding[] {
  const first = new Map<string, number>();
  return items.flatMap((item, index) => {
    if (!isRecord(item) || item.ID === undefined || item.ID === null) return [];
    const id = JSON.stringify(item.ID);
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, index);
      return [];
    }
    const found = `${prefix}${index}.ID is ${quote(item.ID)}, as ${prefix}${earlier}.ID is.`;
    return [finding('id-same', found, `${prefix}${index}.ID`)];
  });
}

/** Number of records from which on a field that none has is reported. Back ends may leave out null, and few records may all have none. */
const fewRecords = 3;

/** Fields that no item has. */
function inspectMissing({ items = [], prefix }: RawPage, { columns }: RecordRules): readonly Finding[] {
  const records = items.filter(isRecord);
  if (records.length < fewRecords) return [];
  const sent = new Set(records.flatMap((record) => Object.keys(record).map(plain)));
  const isSent = (key: string) =>
    sent.has(plain(key)) || (key === 'COMPANY' && (sent.has('COMPANYID') || sent.has('COMPANYNAME')));
  const absent = columns.filter((key) => !isSent(key));
  return absent.length === 0
    ? []
    : [finding('fields-missing', `No item has ${absent.join(', ')}.`, `${prefix}0.${absent[0]}`)];
}
