import { describe, expect, it } from 'vitest';
import type { Exclusions, ReadingOptions } from '../../machines/reading.types';
import {
  excludeRefusable,
  excludeZeros,
  reusableExclusions,
  withEncoding,
  withExclusions,
  withKindsExcluded,
  withRowExcluded,
} from './exclusion-choices';

const chosen: Exclusions = {
  kinds: ['section'],
  duplicates: 'keep-first',
  rows: [7],
  only: { column: 2, values: ['AU'] },
};

describe('Another encoding', { tags: 'QC98' }, () => {
  it('takes the condition back whose values it changes', () => {
    const garbled = { column: 2, values: ['AU', 'Ã–sterreich'] };
    const options: ReadingOptions = { encoding: 'windows-1252', exclusions: { ...chosen, only: garbled } };
    const { only: _, ...others } = chosen;
    expect(withEncoding(options, 'utf-8')).toEqual({ encoding: 'utf-8', exclusions: others });
    expect(withEncoding({ exclusions: { only: garbled } }, 'utf-8')).toEqual({ encoding: 'utf-8' });
  });

  it('keeps the condition whose values are the same in all of them', () => {
    expect(withEncoding({ exclusions: chosen }, 'koi8-r')).toEqual({ encoding: 'koi8-r', exclusions: chosen });
    expect(withEncoding({}, 'koi8-r')).toEqual({ encoding: 'koi8-r' });
  });
});

describe('The chosen exclusions', () => {
  it('add and remove a kind', { tags: 'IU10' }, () => {
    expect(withKindsExcluded({}, ['section'], true)).toEqual({ kinds: ['section'] });
    expect(withKindsExcluded(withKindsExcluded(chosen, ['error'], true), ['section'], false).kinds).toEqual(['error']);
  });

  it('add and remove all kinds at once', { tags: 'IU41' }, () => {
    const all = withKindsExcluded(chosen, ['error', 'section'], true);
    expect(all).toEqual({ ...chosen, kinds: ['error', 'section'] });
    expect(withKindsExcluded(all, ['error', 'section'], false)).toEqual({ ...chosen, kinds: [] });
  });

  it('exclude a single row and include it again', { tags: 'IU10' }, () => {
    expect(withRowExcluded({}, 9, true)).toEqual({ rows: [9], included: [] });
    expect(withRowExcluded({ rows: [7] }, 7, false)).toEqual({ rows: [], included: [] });
  });

  it('include a single row whatever excluded it', { tags: 'IU25' }, () => {
    expect(withRowExcluded(chosen, 8, false)).toEqual({ ...chosen, included: [8] });
    expect(withRowExcluded(chosen, 7, false)).toEqual({ ...chosen, rows: [], included: [7] });
    expect(withRowExcluded({ ...chosen, included: [8] }, 8, true)).toEqual({ ...chosen, rows: [7, 8], included: [] });
  });

  it('are omitted from the options once empty', { tags: 'IU10' }, () => {
    const options = withExclusions({ sheet: 1 }, chosen);
    expect(options).toEqual({ sheet: 1, exclusions: chosen });
    expect(withExclusions(options, { kinds: [], rows: [], included: [8] })).toEqual({ sheet: 1 });
    expect(withExclusions(options, { duplicates: undefined, only: undefined })).toEqual({ sheet: 1 });
  });

  it('leave out what a question is about, also rows that were included one by one', { tags: ['NU01', 'NU03'] }, () => {
    const found = [
      { kind: 'unknown-key', cells: 1, places: [{ position: 2, number: 4, key: 'MAIN_SKU' }] },
      { kind: 'section-row', cells: 1, places: [] },
      { kind: 'missing-key', cells: 1, places: [] },
    ] as const;
    const options = { sheet: 1, exclusions: { kinds: ['section'], included: [4, 9] } } as const;
    expect(excludeRefusable(options, found)).toEqual({
      sheet: 1,
      exclusions: { kinds: ['no-sku', 'section', 'unknown-sku', 'ambiguous-sku'], included: [9] },
    });
    expect(excludeZeros({}, [])).toEqual({ exclusions: { kinds: ['zero-price'] } });
  });

  it('apply to the next file, except for single rows', { tags: 'IU11' }, () => {
    expect(reusableExclusions({ ...chosen, included: [8] })).toEqual({
      kinds: ['section'],
      duplicates: 'keep-first',
      only: { column: 2, values: ['AU'] },
    });
    expect(reusableExclusions({ rows: [7] })).toBeUndefined();
  });
});
