import * as v from 'valibot';
import { documentedAs } from './describe-route';

/** A list whose length is checked before its items: a body may have hundreds of thousands of wrong ones, and each is one error. */
export function listOf<T>(
  item: v.GenericSchema<unknown, T>,
  { max, notList, tooLong }: { readonly max: number; readonly notList: string; readonly tooLong: string },
) {
  const array = documentedAs(v.array(v.unknown(), notList), v.array(item));
  return v.pipe(array, v.maxLength(max, tooLong), v.array(item));
}
