/** What a new list area is made from. */
export interface Answers {
  /** Name of the area, such as `suppliers`. */
  readonly area: string;
  /** Names one record, such as `supplier`. */
  readonly noun: string;
  /** The fields in the order of the columns; the first names a record. */
  readonly fields: readonly [FieldAnswer, ...FieldAnswer[]];
}

export interface FieldAnswer {
  readonly key: string;
  readonly label: string;
  readonly kind: FieldAnswerKind;
}

const kinds = ['text', 'email', 'phone', 'number', 'yes-no', 'list', 'status'] as const;

type FieldAnswerKind = (typeof kinds)[number];

export const usage = `npm run new -- <area> <noun> <KEY[:Label[:kind]]>…
  such as: npm run new -- suppliers supplier SUPPLIER_NAME "EMAIL:Email:email" "STATUS:Status:status"
  The first field names a record. Kinds: ${kinds.join(', ')}; without one, text.`;

/** Reads the arguments of `npm run new`. Throws an error that says what is wrong with them. */
export function parseAnswers([area = '', noun = '', ...fields]: readonly string[]): Answers {
  if (!/^[a-z]+$/.test(area) || !/^[a-z]+$/.test(noun)) throw new Error('Area and noun are words of a to z.');
  if (area === noun) throw new Error('The area is the plural of the noun, such as suppliers and supplier.');
  const [title, ...others] = fields.map(parseField);
  if (title === undefined) throw new Error('A field is missing: the first one names a record.');
  if (title.kind !== 'text') throw new Error(`${title.key} names a record, so its kind is text.`);
  const keys = fields.map((field) => field.split(':')[0]);
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
  if (repeated !== undefined) throw new Error(`${repeated} is there twice.`);
  return { area, noun, fields: [title, ...others] };
}

function parseField(text: string): FieldAnswer {
  const [key = '', label = sentenceCase(key), kindName = 'text'] = text.split(':');
  if (!/^[A-Z][A-Z0-9_]*$/.test(key)) throw new Error(`${text}: a key is of capitals, digits and _, such as CITY.`);
  const kind = kinds.find((one) => one === kindName);
  if (kind === undefined) throw new Error(`${text}: ${kindName} is no kind. Kinds: ${kinds.join(', ')}.`);
  return { key, label: label || sentenceCase(key), kind };
}

/** POSTAL_CODE becomes Postal code. */
const sentenceCase = (key: string): string => key.charAt(0) + key.slice(1).toLowerCase().replaceAll('_', ' ');
