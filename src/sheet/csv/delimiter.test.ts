import { describe, expect, it } from 'vitest';
import { declaredDelimiter, findDelimiter } from './delimiter';

describe('finding the delimiter', () => {
  it.each([
    [',', 'sku,price\nA,1.50\nB,2\n'],
    [';', 'sku;price\nA;1,50\nB;2,75\n'],
    [';', 'sku;aud;usd\nA;1,50;2,50\nB;1,5;2,5\n'],
    ['\t', 'sku\tprice\nA\t1,50\n'],
    ['|', 'sku|price\nA|1,50\n'],
    [';', 'Price list, valid 2026\nsku;price\nA;1,50\nB;2,75\n'],
    [',', 'sku,"name; or, title",price\nA,"x;y",1\n'],
    [',', 'sku\nA\nB\n'],
    [',', ''],
  ])('detects %j', (delimiter, text) => {
    expect(findDelimiter(text)).toBe(delimiter);
  });

  it('reads a declared delimiter, only in the first line', () => {
    expect(declaredDelimiter('sep=;\r\na;b')).toEqual({ delimiter: ';', line: 'sep=;\r\n' });
    expect(declaredDelimiter('a;b\nsep=;\n')).toBeUndefined();
  });
});
