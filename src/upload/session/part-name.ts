/**
 * Name of one of the uploads of a change that is too large for one, such as `+3 % on AUD 01–20 (2 of 3)`. The same in all languages,
 * because users of another language take the uploads back together.
 */
export const partName = (name: string, part: number, total: number): string => `${name} (${part} of ${total})`;

const pattern = /^(?<name>.*) \((?<part>\d+) of (?<total>\d+)\)\.\w+$/;

/** The change that the upload of this file is a part of, and its number; `undefined` when it is no part. */
export function readPartName(fileName: string) {
  const { name, part, total } = pattern.exec(fileName)?.groups ?? {};
  return part === undefined ? undefined : { change: `${name} ${total}`, number: Number(part) };
}
