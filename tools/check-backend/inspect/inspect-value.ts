import { type Field, isList } from '../../../src/wire/field';
import { roles } from '../../../src/wire/roles';
import { isRecord, toText } from '../../../src/wire/values';
import type { DeviationName } from '../deviations/catalog';

/** What a value's meaning depends on besides its field. */
export interface ValueContext {
  readonly apiBase: string;
  /** Whether the page has another origin than the back end. */
  readonly isCrossOrigin: boolean;
  readonly statuses?: readonly string[];
}

/** The deviation of a value that is set, if it has one. */
export function inspectValue(field: Field, value: unknown, context: ValueContext): DeviationName | undefined {
  if (isList(field)) return inspectList(value);
  const text = toText(value).trim();
  switch (field.kind) {
    case 'yes-no':
      return typeof value === 'boolean' || /^(yes|no|true|false|[01yn])?$/i.test(text)
        ? yesNoOf(value)
        : 'yes-no-unknown';
    case 'number':
      return /^\d+(\.\d+)?(e-?\d+)?$/i.test(text) ? undefined : 'number-unreadable';
    case 'address':
      return isUsableAddress(text, context) ? undefined : 'image-unusable';
    case 'status':
      return context.statuses?.includes(text) === false ? 'status-unknown' : undefined;
    case 'role':
      return roles.some(({ key }) => key === text) ? undefined : 'role-unknown';
    case 'moment':
      return isMoment(text) ? undefined : 'moment-unreadable';
    default:
      return undefined;
  }
}

/** An object, such as the bytes of a database's bit column, has no text. */
const yesNoOf = (value: unknown): DeviationName | undefined =>
  isRecord(value) || Array.isArray(value) ? 'yes-no-unknown' : undefined;

function inspectList(value: unknown): DeviationName | undefined {
  if (Array.isArray(value)) return value.some((entry) => isRecord(entry)) ? 'value-object' : undefined;
  return typeof value === 'string' && /,|^\[/.test(value) ? 'list-joined' : undefined;
}

function isUsableAddress(address: string, { apiBase, isCrossOrigin }: ValueContext): boolean {
  if (!URL.canParse(address)) return !isCrossOrigin && address.startsWith('/');
  const { protocol, origin } = new URL(address);
  return protocol === 'https:' || protocol === 'blob:' || (protocol === 'http:' && origin === new URL(apiBase).origin);
}

const isMoment = (text: string): boolean =>
  /^-?\d+$/.test(text) || (/^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text)));
