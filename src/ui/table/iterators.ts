/**
 * The methods of iterators that react-data-grid calls, for browsers of the last two years and versions of Node.js that have none: Safari
 * before 18.4, Node.js before 22. Loaded only there.
 */
const prototype: object = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));

const iterable = <T>(iterator: Iterator<T>): Iterable<T> => ({ [Symbol.iterator]: () => iterator });

function* mapped<T, R>(iterator: Iterator<T>, mapper: (value: T, index: number) => R): Generator<R> {
  let index = 0;
  for (const value of iterable(iterator)) yield mapper(value, index++);
}

const methods = {
  map<T, R>(this: Iterator<T>, mapper: (value: T, index: number) => R): Generator<R> {
    if (typeof mapper !== 'function') throw new TypeError(`${String(mapper)} is not a function`);
    return mapped(this, mapper);
  },
  toArray<T>(this: Iterator<T>): T[] {
    return [...iterable(this)];
  },
};

for (const [name, value] of Object.entries(methods))
  if (!(name in prototype)) Object.defineProperty(prototype, name, { value, writable: true, configurable: true });

export {};
