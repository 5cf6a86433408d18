import { describe, expect, it } from 'vitest';
import { priceShape } from '../../../tests/upload/price-shape';
import { mapFileColumns } from '../reading/file-columns';
import { partsOfKnownKeys, suggestParts } from './suggest-parts';

const partsOf = (names: string, values: string, chosen?: readonly (string | null)[]) =>
  suggestParts(
    mapFileColumns(names.split(','), [{ number: 2, cells: values.split(',') }], priceShape, chosen),
    'MAIN_SKU',
  );

describe('The suggested parts of a key', { tags: 'IU20' }, () => {
  it('are the mapped key and the first unused text', () => {
    expect(partsOf('Net,Item,Pack,Colour', '5,A,10,red', ['SP_AUD_01', 'MAIN_SKU', null, null])).toEqual([1, 3]);
  });

  it('begin with the first unused text if no key is mapped', () => {
    expect(partsOf('Net,Article,Colour', '5,A,red', ['SP_AUD_01', null, null])).toEqual([1, 2]);
  });

  it('are any two columns if there is no text', () => {
    expect(partsOf('Net,Pack', '5,10', ['SP_AUD_01', null])).toEqual([1, 0]);
  });
});

describe('The parts of known keys', { tags: 'QC84' }, () => {
  const rows = [
    ['20', 'PIPE', '5'],
    ['25', 'PIPE', '6'],
    ['', 'PIPE', '7'],
  ];
  const columns = mapFileColumns(['Size', 'Item', 'Net'], [{ number: 2, cells: rows[0] ?? [] }], priceShape);
  const knownParts = (...known: readonly string[]) => partsOfKnownKeys(columns, rows, new Set(known));

  it('have the order and the joiner of the keys', () => {
    expect(knownParts('PIPE-20')).toEqual({ columns: [1, 0], joiner: '-' });
    expect(knownParts('20/PIPE')).toEqual({ columns: [0, 1], joiner: '/' });
    expect(knownParts('PIPE20')).toEqual({ columns: [1, 0], joiner: '' });
  });

  it('are those of most keys', () => {
    expect(knownParts('20-PIPE', 'PIPE 20', 'PIPE 25')).toEqual({ columns: [1, 0], joiner: ' ' });
    expect(knownParts('20-PIPE', '25-PIPE', 'PIPE 20')).toEqual({ columns: [0, 1], joiner: '-' });
  });

  it('are none without such a key, or for a number written together by accident', () => {
    expect(knownParts('PIPE', 'PIPE-30', 'PIPE-')).toBeUndefined();
    expect(knownParts('205')).toBeUndefined();
  });
});
