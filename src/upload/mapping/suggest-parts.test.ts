import { describe, expect, it } from 'vitest';
import { priceShape } from '../../../tests/upload/price-shape';
import { mapFileColumns } from '../reading/file-columns';
import { suggestParts } from './suggest-parts';

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
